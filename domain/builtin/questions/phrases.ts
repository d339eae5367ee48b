/** The words around a question, in the language of the document it is about. `topic` comes with its quotation marks. */
export type Phrases = {
  readonly quote: (text: string) => string
  readonly cloze: (sentence: string) => string
  readonly saq: (topic: string) => string
  readonly laq: (topic: string) => string
  readonly says: (page: number, sentence: string) => string
  readonly pages: (pages: string) => string
}

const english: Phrases = {
  quote: (text) => `“${text}”`,
  cloze: (sentence) => `Which of these completes the sentence? “${sentence}”`,
  saq: (topic) => `What does the text say about ${topic}? Give three points.`,
  laq: (topic) => `Describe what the text says about ${topic}. Make five points.`,
  says: (page, sentence) => `Page ${page} says: “${sentence}”`,
  pages: (pages) => `The points of a full answer stand on page ${pages}.`,
}

const german: Phrases = {
  quote: (text) => `„${text}“`,
  cloze: (sentence) => `Was gehört in die Lücke? „${sentence}“`,
  saq: (topic) => `Was sagt der Text über ${topic}? Nenne drei Punkte.`,
  laq: (topic) => `Beschreibe, was der Text über ${topic} sagt. Nenne fünf Punkte.`,
  says: (page, sentence) => `Auf Seite ${page} steht: „${sentence}“`,
  pages: (pages) => `Die Punkte einer vollständigen Antwort stehen auf Seite ${pages}.`,
}

const spanish: Phrases = {
  quote: (text) => `«${text}»`,
  cloze: (sentence) => `¿Qué completa la frase? «${sentence}»`,
  saq: (topic) => `¿Qué dice el texto sobre ${topic}? Da tres puntos.`,
  laq: (topic) => `Describe lo que dice el texto sobre ${topic}. Da cinco puntos.`,
  says: (page, sentence) => `En la página ${page} se lee: «${sentence}»`,
  pages: (pages) => `Los puntos de una respuesta completa están en la página ${pages}.`,
}

const french: Phrases = {
  quote: (text) => `« ${text} »`,
  cloze: (sentence) => `Qu’est-ce qui complète la phrase ? « ${sentence} »`,
  saq: (topic) => `Que dit le texte de ${topic} ? Donnez trois points.`,
  laq: (topic) => `Décrivez ce que le texte dit de ${topic}. Donnez cinq points.`,
  says: (page, sentence) => `On lit à la page ${page} : « ${sentence} »`,
  pages: (pages) => `Les points d’une réponse complète se trouvent à la page ${pages}.`,
}

const chinese: Phrases = {
  quote: (text) => `“${text}”`,
  cloze: (sentence) => `下列哪一项填入空白处正确？“${sentence}”`,
  saq: (topic) => `关于${topic}，文中说了什么？请写出三点。`,
  laq: (topic) => `请说明文中关于${topic}的内容，写出五点。`,
  says: (page, sentence) => `第 ${page} 页写道：“${sentence}”`,
  pages: (pages) => `完整答案的要点见第 ${pages} 页。`,
}

const arabic: Phrases = {
  quote: (text) => `«${text}»`,
  cloze: (sentence) => `ما الذي يكمل الجملة؟ «${sentence}»`,
  saq: (topic) => `ماذا يقول النص عن ${topic}؟ اذكر ثلاث نقاط.`,
  laq: (topic) => `اشرح ما يقوله النص عن ${topic}. اذكر خمس نقاط.`,
  says: (page, sentence) => `ورد في الصفحة ${page}: «${sentence}»`,
  pages: (pages) => `نقاط الإجابة الكاملة في الصفحة ${pages}.`,
}

const thai: Phrases = {
  quote: (text) => `“${text}”`,
  cloze: (sentence) => `ข้อใดเติมในช่องว่างได้ถูกต้อง “${sentence}”`,
  saq: (topic) => `เนื้อหากล่าวถึง ${topic} ว่าอย่างไร จงบอกสามข้อ`,
  laq: (topic) => `จงอธิบายสิ่งที่เนื้อหากล่าวถึง ${topic} มาห้าข้อ`,
  says: (page, sentence) => `หน้า ${page} เขียนว่า “${sentence}”`,
  pages: (pages) => `ประเด็นของคำตอบที่ครบถ้วนอยู่ในหน้า ${pages}`,
}

const PHRASES: Readonly<Record<string, Phrases>> = {
  de: german,
  es: spanish,
  fr: french,
  zh: chinese,
  ar: arabic,
  th: thai,
}

/** The phrases of an ISO 639-1 language; English where there are none. */
export const phrasesFor = (language: string): Phrases => PHRASES[language] ?? english
