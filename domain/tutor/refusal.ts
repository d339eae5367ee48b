const REFUSAL_PHRASES: readonly RegExp[] = [
  /\b(?:document|passages?|text|pdf|context|material)\b[^.!?\n]{0,40}\b(?:does not|do not|doesn't|don't|did not|never) (?:say|mention|contain|provide|state|specify|include|answer|give|cover|discuss)|\bnot (?:mentioned|stated|found|contained|provided|specified|covered|in the)\b[^.!?\n]{0,30}\b(?:document|passages?|text|pdf)/iu,
  /\b(?:dokument|text|passagen?|abschnitte?|material)\b (?:sagt|sagen|enthält|enthalten|nennt|nennen|erwähnt|gibt|beantwortet|liefert|geht)\b[^.!?\n]{0,40}\b(?:nicht|nichts|kein\p{L}*)\b|\b(?:dokument|text|passagen|abschnitten|material)\b[^.!?\n]{0,30}\b(?:nicht|nichts|kein\p{L}*)\b[^.!?\n]{0,30}\b(?:erwähnt|genannt|steht|gesagt|angegeben|beschrieben|enthalten)/iu,
  /\b(?:documento|texto|pasajes?|material|passagens?|trechos?|testo|brani)\b (?:no|não|non) (?:lo |o |ne )?(?:dicen?|mencionan?|contienen?|indican?|especifican?|responden?|diz|dizem|contém|informa|dicono|menziona|menzionano|contengono|indicano)|\bno se (?:dice|menciona|indica|especifica)\b[^.!?\n]{0,20}\b(?:documento|texto)/iu,
  /\b(?:document|texte|passages?|extraits?)\b n(?:e |')(?:\p{L}+ ){0,2}?(?:dit|disent|mentionnen?t?|contien(?:nen)?t|préciser?|précise(?:nt)?|indiquen?t?|répond(?:ent)?)\b/iu,
  /(?:文档|文件|文本|文中|文章|段落|材料)[^。！？\n]{0,12}(?:没有|未|不曾|不)[^。！？\n]{0,6}(?:提到|提及|说|包含|指出|给出|回答)/u,
  /(?:文書|文章|本文|資料)[^。！？\n]{0,20}(?:書かれて|述べられて|記載されて|触れられて|言及されて)い(?:ません|ない)/u,
  /(?:لا|لم) (?:تذكر|يذكر|تقول|يقول|تحتوي|يحتوي|تتضمن|يتضمن|تحدد|يحدد)[^.؟!\n]{0,12}(?:الوثيقة|المستند|النص|المقاطع)|(?:الوثيقة|المستند|النص|المقاطع)[^.؟!\n]{0,12}(?:لا|لم) (?:تذكر|يذكر|تقول|يقول|تحتوي|يحتوي|تتضمن|يتضمن|تحدد|يحدد)/u,
  /(?:המסמך|הטקסט|הקטעים)[^.?!\n]{0,12}(?:אינו|אינם|לא|אין)[^.?!\n]{0,6}(?:אומר|מזכיר|מציין|מכיל|עונ)/u,
  /(?:документ|текст|отрыв)\p{L}*[^.!?\n]{0,20}(?:не|нет) ?(?:сказан|упомин|говорит|содерж|указан|сообща|информ|ответ)/iu,
  /(?:เอกสาร|ข้อความ|เนื้อหา)[^\n]{0,15}ไม่(?:ได้|มี)?(?:กล่าว|ระบุ|บอก|พูด|ข้อมูล)/u,
]

/** Whether `text` states that the document does not contain the information. */
export const isRefusal = (text: string): boolean =>
  REFUSAL_PHRASES.some((pattern) => pattern.test(text))
