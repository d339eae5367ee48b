import type { QuestionChecks } from '../question-checks.ts'

/** English words of questions and options that are rejected. */
export const enQuestionChecks: QuestionChecks = {
  aboutOptions: `(?:all|none|both|neither|any|either) of (?:these|them)|
    (?:all|none|both|neither|any|either) of the (?:above|other|given|listed|options|answers|choices)|
    (?:all|none|both|neither|any|either)(?: answers?| options?)? [a-d1-4] (?:and|&|or|nor) [a-d1-4]|
    [a-d] (?:and|&|or) [a-d]$`,
  neededTexts: `(?:in|from|by|to|of|does) (?:this|the (?:above|following|given|provided)) (?:passage|text|excerpt|
    paragraph|section|document)|(?:passage|text|excerpt|figure|table|diagram|image|graph|example)s? (?:above|below|
    shown|provided)|(?:mentioned|described|discussed|shown|stated|listed) (?:above|below|earlier|
    previously)|(?:figure|fig\\.|table|equation) \\d|passages? \\d`,
  aboutUnnamed: `(?:what|why|how|when|where|who|which)(?: else)? (?:is|are|was|were|did|does|do|has|
    have|had|can|could|will|would) (?:he|she|they|these|those)`,
}

/** The indefinite articles by the sound after them, and the letters of that before a vowel. */
export const ENGLISH_ARTICLES = { beforeVowel: 'an', beforeConsonant: 'a', vowels: 'aeio' } as const
