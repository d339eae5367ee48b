/** What a question asks of: someone, something with a name, or a term. */
export type TopicKind = 'person' | 'name' | 'term'

/** The words around a question, in the language of the document it is about. `topic` comes with its quotation marks. */
export type Phrases = {
  readonly quote: (text: string) => string
  readonly cloze: (sentence: string) => string
  /** Between the last two of a list, with its spaces. */
  readonly and: string
  readonly listedUnder: (heading: string) => string
  /** `headings` come with their quotation marks. */
  readonly nameListed: (headings: string, count: number) => string
  readonly goesOn: (lead: string, count: number) => string
  readonly whichTerm: (gloss: string) => string
  readonly whichLabel: (gloss: string) => string
  readonly whatSays: (term: string) => string
  readonly whatMeans: (term: string) => string
  readonly saq: (topic: string) => string
  readonly laq: (topic: string) => string
  /** `cues`: one for each point, in the order of the text. */
  readonly saqCued: (topic: string, cues: string) => string
  readonly laqCued: (topic: string, cues: string) => string
  readonly defineCued: (topic: string, kind: TopicKind, cues: string) => string
  readonly explainEach: (terms: string) => string
  readonly says: (page: number, sentence: string) => string
  readonly pages: (pages: string) => string
}

const english: Phrases = {
  quote: (text) => `“${text}”`,
  cloze: (sentence) => `Which of these completes the sentence? “${sentence}”`,
  and: ' and ',
  listedUnder: (heading) => `Which of these does the text list under “${heading}”?`,
  nameListed: (headings, count) =>
    `What does the text list under ${headings}? Name all ${count} points.`,
  goesOn: (lead, count) =>
    `The text gives a list after these words: “${lead}” Name all ${count} points of it.`,
  whichTerm: (gloss) => `Which term does the text explain as “${gloss}”?`,
  whichLabel: (gloss) => `Which term goes with this in the text: “${gloss}”?`,
  whatSays: (term) => `What does the text say of ${term}?`,
  whatMeans: (term) => `What does the text mean by ${term}?`,
  saq: (topic) => `What does the text say about ${topic}? Give three points.`,
  laq: (topic) => `Describe what the text says about ${topic}. Make five points.`,
  saqCued: (topic, cues) => `What does the text say about ${topic}? Make three points, on ${cues}.`,
  laqCued: (topic, cues) =>
    `Explain what the text says about ${topic}. Make five points, on ${cues}.`,
  defineCued: (topic, kind, cues) =>
    `${{ person: `Who is ${topic}`, name: `What is ${topic}`, term: `What does the text mean by ${topic}` }[kind]}? Add what the text says about ${cues}.`,
  explainEach: (terms) => `Explain what the text means by each of these: ${terms}.`,
  says: (page, sentence) => `Page ${page} says: “${sentence}”`,
  pages: (pages) => `The points of a full answer stand on page ${pages}.`,
}

const german: Phrases = {
  quote: (text) => `„${text}“`,
  cloze: (sentence) => `Was gehört in die Lücke? „${sentence}“`,
  and: ' und ',
  listedUnder: (heading) => `Was davon führt der Text unter „${heading}“ auf?`,
  nameListed: (headings, count) =>
    `Was führt der Text unter ${headings} auf? Nenne alle ${count} Punkte.`,
  goesOn: (lead, count) =>
    `Nach diesen Worten steht im Text eine Liste: „${lead}“ Nenne alle ${count} Punkte.`,
  whichTerm: (gloss) => `Welchen Begriff erklärt der Text so: „${gloss}“?`,
  whichLabel: (gloss) => `Zu welchem Begriff gehört im Text: „${gloss}“?`,
  whatSays: (term) => `Was steht im Text zu ${term}?`,
  whatMeans: (term) => `Was versteht der Text unter ${term}?`,
  saq: (topic) => `Was sagt der Text über ${topic}? Nenne drei Punkte.`,
  laq: (topic) => `Beschreibe, was der Text über ${topic} sagt. Nenne fünf Punkte.`,
  saqCued: (topic, cues) => `Was sagt der Text über ${topic}? Nenne drei Punkte, zu: ${cues}.`,
  laqCued: (topic, cues) =>
    `Erkläre, was der Text über ${topic} sagt. Nenne fünf Punkte, zu: ${cues}.`,
  defineCued: (topic, kind, cues) =>
    `${kind === 'person' ? 'Wer' : 'Was'} ist ${topic}? Antworte wie der Text und ergänze, was er im Zusammenhang damit sagt: ${cues}.`,
  explainEach: (terms) => `Erkläre, was der Text jeweils darunter versteht: ${terms}.`,
  says: (page, sentence) => `Auf Seite ${page} steht: „${sentence}“`,
  pages: (pages) => `Die Punkte einer vollständigen Antwort stehen auf Seite ${pages}.`,
}

const spanish: Phrases = {
  quote: (text) => `«${text}»`,
  cloze: (sentence) => `¿Qué completa la frase? «${sentence}»`,
  and: ' y ',
  listedUnder: (heading) => `¿Qué enumera el texto bajo «${heading}»?`,
  nameListed: (headings, count) =>
    `¿Qué enumera el texto bajo ${headings}? Nombra los ${count} puntos.`,
  goesOn: (lead, count) =>
    `Tras estas palabras el texto da una lista: «${lead}» Nombra sus ${count} puntos.`,
  whichTerm: (gloss) => `¿Qué término explica el texto así: «${gloss}»?`,
  whichLabel: (gloss) => `¿A qué término corresponde en el texto: «${gloss}»?`,
  whatSays: (term) => `¿Qué dice el texto de ${term}?`,
  whatMeans: (term) => `¿Qué entiende el texto por ${term}?`,
  saq: (topic) => `¿Qué dice el texto sobre ${topic}? Da tres puntos.`,
  laq: (topic) => `Describe lo que dice el texto sobre ${topic}. Da cinco puntos.`,
  saqCued: (topic, cues) => `¿Qué dice el texto sobre ${topic}? Da tres puntos, sobre: ${cues}.`,
  laqCued: (topic, cues) =>
    `Explica lo que dice el texto sobre ${topic}. Da cinco puntos, sobre: ${cues}.`,
  defineCued: (topic, kind, cues) =>
    `¿${kind === 'person' ? 'Quién' : 'Qué'} es ${topic}? Responde como el texto y añade lo que dice en relación con: ${cues}.`,
  explainEach: (terms) => `Explica qué entiende el texto por cada uno de estos términos: ${terms}.`,
  says: (page, sentence) => `En la página ${page} se lee: «${sentence}»`,
  pages: (pages) => `Los puntos de una respuesta completa están en la página ${pages}.`,
}

const french: Phrases = {
  quote: (text) => `« ${text} »`,
  cloze: (sentence) => `Qu’est-ce qui complète la phrase ? « ${sentence} »`,
  and: ' et ',
  listedUnder: (heading) => `Lequel de ces points figure dans le texte sous « ${heading} » ?`,
  nameListed: (headings, count) =>
    `Qu’énumère le texte sous ${headings} ? Nommez les ${count} points.`,
  goesOn: (lead, count) =>
    `Après ces mots le texte donne une liste : « ${lead} » Nommez ses ${count} points.`,
  whichTerm: (gloss) => `Quel terme le texte explique-t-il ainsi : « ${gloss} » ?`,
  whichLabel: (gloss) => `À quel terme correspond dans le texte : « ${gloss} » ?`,
  whatSays: (term) => `Que dit le texte de ${term} ?`,
  whatMeans: (term) => `Qu’est-ce que ${term}, selon le texte ?`,
  saq: (topic) => `Que dit le texte de ${topic} ? Donnez trois points.`,
  laq: (topic) => `Décrivez ce que le texte dit de ${topic}. Donnez cinq points.`,
  saqCued: (topic, cues) =>
    `Que dit le texte de ${topic} ? Donnez trois points, à propos de : ${cues}.`,
  laqCued: (topic, cues) =>
    `Expliquez ce que le texte dit de ${topic}. Donnez cinq points, à propos de : ${cues}.`,
  defineCued: (topic, kind, cues) =>
    `${kind === 'person' ? 'Qui' : 'Quel'} est ${topic} ? Répondez comme le texte et ajoutez ce qu’il dit à propos de : ${cues}.`,
  explainEach: (terms) => `Expliquez ce que le texte entend par chacun de ces termes : ${terms}.`,
  says: (page, sentence) => `On lit à la page ${page} : « ${sentence} »`,
  pages: (pages) => `Les points d’une réponse complète se trouvent à la page ${pages}.`,
}

const chinese: Phrases = {
  quote: (text) => `“${text}”`,
  cloze: (sentence) => `下列哪一项填入空白处正确？“${sentence}”`,
  and: '和',
  listedUnder: (heading) => `文中“${heading}”之下列出了哪一项？`,
  nameListed: (headings, count) => `文中${headings}之下列出了什么？请写出全部 ${count} 点。`,
  goesOn: (lead, count) => `文中在“${lead}”之后列出了若干点，请写出全部 ${count} 点。`,
  whichTerm: (gloss) => `文中哪个术语的解释是“${gloss}”？`,
  whichLabel: (gloss) => `文中哪个术语对应“${gloss}”？`,
  whatSays: (term) => `文中对${term}的说明是什么？`,
  whatMeans: (term) => `根据文中内容，${term}是什么？`,
  saq: (topic) => `关于${topic}，文中说了什么？请写出三点。`,
  laq: (topic) => `请说明文中关于${topic}的内容，写出五点。`,
  saqCued: (topic, cues) => `关于${topic}，文中就以下各点说了什么：${cues}？`,
  laqCued: (topic, cues) => `请说明文中关于${topic}的内容，就以下各点写出五点：${cues}。`,
  defineCued: (topic, kind, cues) =>
    `${topic}是${kind === 'person' ? '谁' : '什么'}？请按文中回答，并说明文中就以下各点所述：${cues}。`,
  explainEach: (terms) => `请解释文中下列各术语的意思：${terms}。`,
  says: (page, sentence) => `第 ${page} 页写道：“${sentence}”`,
  pages: (pages) => `完整答案的要点见第 ${pages} 页。`,
}

const arabic: Phrases = {
  quote: (text) => `«${text}»`,
  cloze: (sentence) => `ما الذي يكمل الجملة؟ «${sentence}»`,
  and: ' و',
  listedUnder: (heading) => `أي مما يلي يذكره النص تحت «${heading}»؟`,
  nameListed: (headings, count) => `ماذا يذكر النص تحت ${headings}؟ اذكر النقاط كلها (${count}).`,
  goesOn: (lead, count) =>
    `بعد هذه الكلمات يورد النص قائمة: «${lead}» اذكر نقاطها كلها (${count}).`,
  whichTerm: (gloss) => `أي مصطلح يشرحه النص بأنه «${gloss}»؟`,
  whichLabel: (gloss) => `أي مصطلح يقابل في النص «${gloss}»؟`,
  whatSays: (term) => `ماذا يقول النص عن ${term}؟`,
  whatMeans: (term) => `ما المقصود بـ ${term} في النص؟`,
  saq: (topic) => `ماذا يقول النص عن ${topic}؟ اذكر ثلاث نقاط.`,
  laq: (topic) => `اشرح ما يقوله النص عن ${topic}. اذكر خمس نقاط.`,
  saqCued: (topic, cues) => `ماذا يقول النص عن ${topic}؟ اذكر ثلاث نقاط تتعلق بما يلي: ${cues}.`,
  laqCued: (topic, cues) => `اشرح ما يقوله النص عن ${topic}. اذكر خمس نقاط تتعلق بما يلي: ${cues}.`,
  defineCued: (topic, kind, cues) =>
    `${kind === 'person' ? 'من' : 'ما'} ${topic}؟ أجب كما في النص وأضف ما يقوله عما يلي: ${cues}.`,
  explainEach: (terms) => `اشرح ما يقصده النص بكل مما يلي: ${terms}.`,
  says: (page, sentence) => `ورد في الصفحة ${page}: «${sentence}»`,
  pages: (pages) => `نقاط الإجابة الكاملة في الصفحة ${pages}.`,
}

const thai: Phrases = {
  quote: (text) => `“${text}”`,
  cloze: (sentence) => `ข้อใดเติมในช่องว่างได้ถูกต้อง “${sentence}”`,
  and: ' และ ',
  listedUnder: (heading) => `ข้อใดอยู่ภายใต้หัวข้อ “${heading}”`,
  nameListed: (headings, count) => `เนื้อหาระบุอะไรบ้างภายใต้หัวข้อ ${headings} จงบอกให้ครบ ${count} ข้อ`,
  goesOn: (lead, count) => `หลังข้อความ “${lead}” มีรายการ จงบอกให้ครบ ${count} ข้อ`,
  whichTerm: (gloss) => `เนื้อหาอธิบายคำใดว่า “${gloss}”`,
  whichLabel: (gloss) => `คำใดตรงกับข้อความนี้ “${gloss}”`,
  whatSays: (term) => `เนื้อหากล่าวถึง ${term} ว่าอย่างไร`,
  whatMeans: (term) => `${term} หมายถึงอะไรตามเนื้อหา`,
  saq: (topic) => `เนื้อหากล่าวถึง ${topic} ว่าอย่างไร จงบอกสามข้อ`,
  laq: (topic) => `จงอธิบายสิ่งที่เนื้อหากล่าวถึง ${topic} มาห้าข้อ`,
  saqCued: (topic, cues) => `เนื้อหากล่าวถึง ${topic} ว่าอย่างไร จงบอกสามข้อเกี่ยวกับ ${cues}`,
  laqCued: (topic, cues) => `จงอธิบายสิ่งที่เนื้อหากล่าวถึง ${topic} มาห้าข้อเกี่ยวกับ ${cues}`,
  defineCued: (topic, kind, cues) =>
    `${topic} คือ${kind === 'person' ? 'ใคร' : 'อะไร'} จงตอบตามเนื้อหาและเพิ่มสิ่งที่กล่าวเกี่ยวกับ ${cues}`,
  explainEach: (terms) => `จงอธิบายความหมายของแต่ละคำต่อไปนี้ตามเนื้อหา ${terms}`,
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
