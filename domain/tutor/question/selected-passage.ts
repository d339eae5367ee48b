/** A question that ends with a quotation of a selected passage: "Explain …: “A gate …”". */
const QUOTED = /[:：]\s*(?:“([^“”]+)”|„([^„“”]+)[“”]|«([^«»]+)»|"([^"]+)")\s*$/u

/** The quotation at the end of a question. */
export const quotedAtEnd = (question: string): string | undefined =>
  QUOTED.exec(question.trim())?.slice(1).find(Boolean)?.trim()
