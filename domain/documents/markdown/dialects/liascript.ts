/**
 * What LiaScript adds to Markdown: numbers of the steps in which a slide appears (`{{1}}`), marks
 * of text that is read aloud (`--{{1}}--`), calls of macros (`@run(sql)`) and its quizzes.
 */

/** Only LiaScript has these. */
const STEP = /^[ \t]*(?:--\{\{[^{}\n]{1,40}\}\}--|\{\{[\d\s-]{1,20}\}\})[ \t]*$/gmu
const MACRO = /^[ \t]*@[A-Za-z][\w.]{0,60}(?:\([^()\n]{0,200}\))?[ \t]*$/gmu
/** An option of a quiz: `[(X)] a dam`, `[[ ]] a race`. */
const OPTION = /^([ \t]*(?:[-*+][ \t]+)?)(?:\[\([ X]\)\]|\[\[[ X]\]\])(?=[ \t])/gmu

/** Markdown without what LiaScript adds to it; options of quizzes get boxes to tick. */
export function withoutLiaScript(text: string): string {
  const plain = text.replace(STEP, '')
  return plain === text ? text : plain.replace(MACRO, '').replace(OPTION, '$1☐')
}
