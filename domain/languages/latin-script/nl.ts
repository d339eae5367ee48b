import type { PageWords } from '../pages.ts'
import type { AnswerWords } from '../answers.ts'
import { labels, words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Dutch. */
export const nl: LanguageWords = {
  joinsCompounds: true,
  stopWords:
    words(`aan al alle als altijd ander andere beide bij daar daarom dan dat de deze die dit doen
    door dus een eens en er geen haar had hebben heeft hem het hier hij hoe hoeveel hun ik
    in is ja je kan kon kunnen maar me meer men met mij mijn moet na naar niet niets nog nu
    of om omdat onder ons onze ook op over reeds te tegen toch toen tot u uit uw van veel
    voor waar waarom wanneer want waren was wat we welk welke wel werd wie wij worden wordt
    zal ze zelf zich zij zijn zo zonder zou tussen tijdens`),
  questionWords:
    words(`betekent definitie voorbeeld voorbeelden verschil naam namen heet genoemd soort soorten
    type reden jaar datum aantal percentage document tekst auteur`),
  blockLabels: {
    exercise: labels(`oefeningen|opgaven|vragen|opdrachten|oplossingen`),
    reference: labels(`referenties|literatuur|bronnen|bibliografie|noten|dankwoord`),
    glossary: labels(`begrippenlijst|begrippen|definities|woordenlijst`),
    summary: labels(`samenvatting|conclusie|kernpunten`),
    index: labels(`register|index`),
    frontMatter: labels(`inhoud|inhoudsopgave|leerdoelen|voorwoord`),
    link: labels(`video`),
    figure: labels(`figuur|fig|afbeelding`),
    table: labels(`tabel|tab`),
  },
  answerTypes: {
    example: /\bvoorbeeld/iu,
    number: /\bhoeveel\b/iu,
    time: /\bwanneer\b/iu,
    reason: /\bwaarom\b/iu,
    person: /\bwie is\b/iu,
    place: /\bwaar\b/iu,
    process: /\bhoe\b/iu,
    definition: /\bwat (?:is|zijn)\b/iu,
  },
  answerSigns: {
    example: /\bbijvoorbeeld\b/iu,
    reason: /\bomdat\b/iu,
  },
  definition: {
    after: String.raw`is|zijn`,
    frame: String.raw`wat (?:is|zijn)(?: (?:de|het|een))?`,
  },
}

/** How messages to the tutor are worded. */
export const nlRequests: RequestWords = {
  thanks: 'bedankt',
  summary: 'waar gaat|samenvat\\p{L}*',
}

/** The words that decide what a statement claims. */
export const nlStatements: StatementWords = {
  negators: 'niet geen nooit zonder',
  narrowNegators: 'zonder|geen',
}

/** Words by which the tutor without a model reads questions and documents. */
export const nlAnswers: AnswerWords = {
  authorLabels: 'door',
  and: 'en',
  nameParticles: 'van|de|der|den',
}

/** Words by which the text of a page is divided. */
export const nlPages: PageWords = {
  definitionLabels: 'definitie|def',
  and: 'en',
}
