import { words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'

/** Hindi. */
export const hi: LanguageWords = {
  stopWords: words(`का की के में है हैं को से पर और यह वह ने था थे थी एक कि जो भी तो ही इस उस इन
  उन कर किया करने लिए गया गई गए या नहीं तक साथ बाद अपने कुछ सकता होता होती होते द्वारा क्या कौन
  कब कहाँ कहां क्यों कैसे कितना कितने कितनी किस किसने जिस जब तब हुआ हुई हुए रहा रही रहे वाले वाला`),
}

/** How messages to the tutor are worded. */
export const hiRequests: RequestWords = {
  summaryInside: 'सारांश',
}
