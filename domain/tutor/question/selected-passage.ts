/** A question that ends with a quotation of what is selected in a file: "Explain …: “A gate …”". */
const QUOTED = /[:：]\s*(?:“([^“”]+)”|„([^„“”]+)[“”]|«([^«»]+)»|"([^"]+)")\s*$/u

/** What a question quotes at its end. */
export const quotedAtEnd = (question: string): string | undefined =>
  QUOTED.exec(question.trim())?.slice(1).find(Boolean)?.trim()
