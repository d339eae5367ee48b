import { expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

const asking = (language: string, text: string) => {
  const index = indexDocument(text, language)
  return (question: string): string => {
    const intent = classifyIntent({ question }, index)
    const { content, citations } = answerFromDocument(index, intent, messages.builtin)
    for (const { quote } of citations) expect(text).toContain(quote)
    return content.replaceAll('**', '')
  }
}

it('compares a body by the beginning of its section if the question has its short name', () => {
  const ask = asking(
    'de',
    `Deichamt

Das Deichamt ist eine Behörde, die am Meer den Deich von Orrin baut.

Landesamt für Mühlen und Siele

Das Landesamt für Mühlen und Siele (LMS) prüft jedes Jahr:

• die Siele des Landes
• die Mühlen am Meer

Das LMS ist eine Behörde mit Sitz in Falk und hat zwölf Mitarbeiter.`,
  )
  const reply = ask('Unterschied zwischen LMS und Deichamt?')
  expect(reply).toMatch(/prüft jedes Jahr.*\n- die Siele des Landes\n- die Mühlen/u)
  expect(reply).not.toContain('zwölf Mitarbeiter')
})

it('compares things with the noun that only the last of several words has', () => {
  const ask = asking(
    'en',
    `Gates\n\nA mill may use a single leaf or a gate of two leaves. Double leaf gates stood at Orrin.

Glossary

single leaf gate: a gate that one miller can lift
double leaf gate: a gate for which two millers are needed`,
  )
  const reply = ask('difference between single leaf and double leaf gates?')
  expect(reply).toContain('single leaf gate: a gate that one miller can lift')
  expect(reply).toContain('double leaf gate: a gate for which two millers')
})

it('does not compare a thing if the document has only a part of its word', () => {
  const ask = asking(
    'de',
    `Mühlenforschung

Die Mühlenforschung ist eine Wissenschaft, die den Bau der Mühlen am Meer untersucht.

Die Statistik der Mühlen ist die Grundlage für jede Forschung über den Bau der Deiche.`,
  )
  const reply = ask('Wie unterscheidet sich Mühlenforschung von Grundlagenforschung?')
  expect(reply).toMatch(/^The document does not use the word \*Grundlagenforschung\*/u)
})
