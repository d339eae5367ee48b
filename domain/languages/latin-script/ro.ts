import { words, type LanguageWords } from '../language-words.ts'

/** Romanian. */
export const ro: LanguageWords = {
  nounFirst: true,
  stopWords:
    words(`a acea aceasta această aceea acel acest acesta aceste acestea acestei acestui ai al ale
    alte am ar are asupra au avea ca că care când cât câte câți ce cea cei cel cele cine cu
    cum da dacă dar de deci decât despre din dintre doar după ea ei el ele era erau este eu
    există fi fie fost iar în între îi își l la le li lor lui mai mult ne nici nu numai o
    ori pe pentru prin s sa să sau se si și sunt sub sus te toate tot un una unde unei unor
    unui va vor`),
}
