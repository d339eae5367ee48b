import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import type { PageBlock } from '../../text/blocks/page-structure.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { repliesAbout } from '../../../testing/replies.ts'

/** Questions to one page whose headings, written as "# Gates", its file marks up. */
const asking = (language: string, text: string) => {
  const page = text.replaceAll(/^#+ /gmu, '')
  let from = 0
  const structure = text.split('\n\n').map((written): PageBlock => {
    const [mark = ''] = /^#+ /u.exec(written) ?? []
    const bare = written.slice(mark.length)
    const start = page.indexOf(bare, from)
    from = start + bare.length
    return {
      start,
      end: from,
      kind: mark === '' ? 'paragraph' : 'heading',
      level: Math.max(0, mark.length - 1),
    }
  })
  return repliesAbout(page, language, text.includes('# ') ? structure : [])
}

const OTHER =
  'The mill of Orrin stood at the mouth of the river for a hundred years, and people from three villages came to it with their rye.'

describe('a list in one sentence', () => {
  const RIVER = `The five Cs of milling have long been known along the river. Some millers add a sixth one, custom, and speak of it often.

${OTHER}

Figure 2.1 shows the five Cs of milling: corn, current, cogs, crew and cost. Each of them is told in a song.

Dealers sell hundreds of types of gates for a river, a pond and a lake, and no gate costs less than a gate of oak.

The gates of the river are divided into three main groups: flap gates, lift gates and turn gates.

There are two ways to reach the gates of the river: by boat or on foot.`

  it('is preferred to a sentence that counts the things without their names', () => {
    expect(asking('en', RIVER)('List the five Cs of milling')).toMatch(
      /^Figure 2\.1 shows the five/u,
    )
  })

  it('is shown for kinds if it counts kinds', () => {
    expect(asking('en', RIVER)('What kinds of gates are there at the river?')).toMatch(
      /^The gates of the river are divided into three main groups/u,
    )
  })

  it('is not read as a list of things that it only mentions', () => {
    const ask = asking(
      'en',
      `The war of the mills had many consequences for the villages.\n\n${OTHER}\n\nAfter the war of the mills the millers built four mill towers: Falk, Orrin, Reindl and Ida.`,
    )
    expect(ask('List the consequences of the war of the mills')).not.toMatch(/^After the war/u)
  })
})

it('shows the section for several things whose heading adds a name in brackets', () => {
  const ask = asking(
    'es',
    `# Puertas de hierro

Las puertas de hierro, que a veces son puertas flotantes, cierran el canal de noche y lo abren de día para los barcos.

# Puertas flotantes (secundarias)

La puerta de Orrin descansa sobre el agua y sube con la marea cuando llega la luna nueva.

La puerta de Falk tiene un tambor lleno de aire, que la mantiene arriba sin ayuda.`,
  )
  const reply = ask('¿Qué puertas flotantes hay?')
  expect(reply).toContain('La puerta de Orrin')
  expect(reply).toContain('La puerta de Falk')
})

it('shows a formula after the meaning if the formula is to be explained', () => {
  const ask = asking(
    'en',
    `The Orrin equation is a rule that tells how the height of the water depends on the moon.\n\n${OTHER}\n\nH = 3 M + 2 S (Orrin equation)`,
  )
  const reply = ask('explain the Orrin equation')
  expect(reply).toMatch(/^The Orrin equation is a rule/u)
  expect(reply).toContain('H = 3 M')
  expect(ask('What is the formula of the Orrin equation?')).toMatch(/^H = 3 M/u)
})

it('shows the section with the words of a definition if the term is to be explained', () => {
  const meaning = 'a wall of oak that holds back the water of the flood'
  const ask = asking(
    'en',
    `# Sluice

A sluice is ${meaning}. The miller lifts it with a chain when the tide turns.

# Mills

${OTHER}

# Glossary

sluice: ${meaning}

quern: a mill of two stones that is turned by hand`,
  )
  expect(ask('Explain the sluice')).toContain('The miller lifts it')
})

it('lists the headings inside a section of notes that has no sentences', () => {
  const ask = asking(
    'en',
    `# Rivers

${OTHER}

# Crafts of the mill

five in use

## Grinding

goal: flour

## Sifting

## Weighing

goal: tax`,
  )
  expect(ask('Summarise the part on crafts of the mill')).toContain(
    '- Grinding\n- Sifting\n- Weighing',
  )
})

it('does not read a thing that is a difference as a contrast of two things', () => {
  const ask = asking(
    'en',
    `The head of a mill is the difference between the upper pond and the lower pond.

${OTHER}

The upper pond is a basin that keeps the water of the flood.

The lower pond is a basin that takes the water from the wheel.`,
  )
  expect(ask('What is the difference between the upper pond and the lower pond?')).not.toContain(
    'The head of a mill',
  )
})

describe('a section', () => {
  const point = (name: string): string =>
    `Every miller knows this, and it was told in songs long ago by the river.

The ${name} is a part of the mill that the miller looks after with much care. It is cleaned in spring.`
  const TEXT = `# Mills

${OTHER}

## Wheel

${point('wheel')}

## Interlude

### Songs

Songs of the river are kept in the library of Orrin.

## Stone

${point('stone')}

## Sluice

${point('sluice')}

# Boats

${OTHER}

## Interlude

Boats of the river are kept in the harbour of Falk.`

  it('is summarised by the subject of each of its headings, without boxes', () => {
    const reply = asking('en', TEXT)('Summarise the section on mills')
    for (const name of ['wheel', 'stone', 'sluice'])
      expect(reply).toContain(`- The ${name} is a part`)
    expect(reply).not.toContain('Songs of the river')
  })

  it('is summarised instead of listing key terms that it does not define', () => {
    const reply = asking('en', TEXT)('Give me the key terms of boats')
    expect(reply).toContain(messages.builtin.noTerms)
    expect(reply).not.toContain('The wheel')
  })
})

it.each([
  ['en', 'The gate is a door.', 'what r gates', 'what are gates'],
  ['de', 'Das Tor ist eine Tür für das Wasser.', 'erklär mal die Tore', 'erkläre die Tore'],
])('reads words of chats in %s', (language, text, question, plain) => {
  const index = indexDocument(text, language)
  expect(classifyIntent({ question }, index)).toEqual({
    kind: 'search',
    query: { question: plain },
  })
})

it.each([
  ['en', 'the ebb and the flood, whats the difference', ['ebb', 'flood']],
  ['es', 'y la bajamar y la pleamar que diferencia tienen', ['bajamar', 'pleamar']],
  ['de', 'ebbe und flut, wo ist da der unterschied', ['ebbe', 'flut']],
])('reads a comparison in %s whose things come first', (language, question, sides) => {
  const index = indexDocument('Ebbe, Flut, bajamar, pleamar, ebb, flood.', language)
  expect(classifyIntent({ question }, index)).toMatchObject({ kind: 'compare', sides })
})
