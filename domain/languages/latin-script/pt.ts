import type { PageWords } from '../pages.ts'
import type { AnswerWords } from '../answers.ts'
import { labels, words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Portuguese. */
export const pt: LanguageWords = {
  nounFirst: true,
  stopWords:
    words(`a à ao aos aquela aquele aquilo as às até cada com como contra da das de dela dele deles
    depois desde do dos e é ela elas ele eles em entre era eram essa esse esta está estão
    este eu foi foram há isso isto já la lhe mais mas me mesmo meu muito na nas nem no nos
    nossa nosso num numa não o onde os ou para pela pelas pelo pelos por porque porquê qual
    quais quando quanto quantos quantas que quem se seja sem ser seu seus sido são sob sobre
    sua suas só também te tem têm tinha toda todas todo todos tu um uma você vocês`),
  questionWords:
    words(`significa definição exemplo exemplos diferença nome nomes chama chamado tipo tipos razão
    ano anos data número porcentagem documento texto autor diz`),
  blockLabels: {
    exercise: labels(
      `exercícios|exercício|questões|perguntas|problemas|atividades|respostas|soluções`,
    ),
    reference: labels(`referências|bibliografia|fontes|notas|leituras recomendadas|agradecimentos`),
    glossary: labels(`glossário|termos-chave|definições|vocabulário`),
    summary: labels(`resumo|conclusão|conclusões|em resumo|síntese|pontos principais`),
    index: labels(`índice remissivo`),
    frontMatter: labels(`índice|conteúdo|sumário|objetivos|prefácio`),
    link: labels(`vídeo`),
    figure: labels(`figura|fig|gráfico|imagem`),
    table: labels(`tabela|quadro`),
  },
  answerTypes: {
    example: /\bexemplos?\b/iu,
    number: /\bquant[oa]s?\b/iu,
    time: /\bquando\b/iu,
    reason: /\bpor ?que\b/iu,
    person: /\bquem\b/iu,
    place: /\bonde\b/iu,
    list: /\b(?:quais são|liste)\b/iu,
    process: /\bcomo\b/iu,
    definition: /\bo que é\b/iu,
  },
  answerSigns: {
    example: /\bpor exemplo\b/iu,
    reason: /\bporque\b/iu,
  },
  definition: {
    after: String.raw`é|são`,
    frame: String.raw`o que é(?: (?:o|a|um|uma))?`,
  },
}

/** How messages to the tutor are worded. */
export const ptRequests: RequestWords = {
  thanks: 'obrigad[oa]',
  greeting: 'olá',
}

/** The words that decide what a statement claims. */
export const ptStatements: StatementWords = {
  negators: 'nenhum nenhuma ninguém nem não nunca sem',
  narrowNegators: 'sem',
}

/** Words by which the tutor without a model reads questions and documents. */
export const ptAnswers: AnswerWords = {
  nameParticles: 'da|dos|de',
}

/** Words by which the text of a page is divided. */
export const ptPages: PageWords = {
  exerciseLabels: 'exercícios?',
}
