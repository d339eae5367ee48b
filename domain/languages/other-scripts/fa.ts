import { words, type LanguageWords } from '../language-words.ts'

/** Persian. */
export const fa: LanguageWords = {
  stopWords:
    words(`و در به از که این آن را با است برای تا بر یا هم نیز اما اگر هر ما من تو او آنها شما چه
    چیست کیست کی کجا چرا چگونه چطور چند کدام آیا بود بودند شد شده می باشد شود کرد کرده دارد
    داشت های ها یک هیچ همه بین پس پیش`),
}
