import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { exportSet, solutionTexts } from '../../testing/fixtures/export-set.ts'
import { writeMoodleXml } from './moodle-xml.ts'
import { qtiFiles } from './qti.ts'
import { richHtml } from './rich-html.ts'
import { cdata } from './xml.ts'

type Node = { name: string; attributes: Record<string, string>; children: Node[]; text: string }

/** The elements of `xml`; throws unless it is well-formed. */
function parse(xml: string): Node {
  const document: Node = { name: '', attributes: {}, children: [], text: '' }
  const open: Node[] = [document]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = { name, attributes, children: [], text: '' }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  const add = (text: string) => {
    for (const node of open) node.text += text
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return document
}

const all = (node: Node, name: string): Node[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)])

describe('Moodle XML', () => {
  const questions = () => all(parse(writeMoodleXml(exportSet, solutionTexts)), 'question')

  it('contains a category and a question of the right kind for each question', () => {
    expect(questions().map(({ attributes }) => attributes['type'])).toEqual([
      'category',
      'multichoice',
      'multichoice',
      'essay',
    ])
    expect(questions()[0]?.text).toBe('$course$/top/Leaves // "Light" & <water>: part 1')
  })

  it('keeps texts and gives full marks to the correct option alone', () => {
    for (const [index, question] of questions().slice(1).entries()) {
      const original = exportSet.questions[index]
      if (!original) throw new Error('the question is missing')
      expect(all(question, 'questiontext')[0]?.text).toBe(`<p>${richHtml(original.text)}</p>`)
      const answers = all(question, 'answer')
      expect(answers.map(({ text }) => text)).toEqual(original.options.map(richHtml))
      expect(answers.map(({ attributes }) => attributes['fraction'])).toEqual(
        original.options.map((_, option) => (option === original.correctOption ? '100' : '0')),
      )
      expect(all(question, 'defaultgrade')[0]?.text).toBe(String(original.marks))
      expect(all(question, 'idnumber')[0]?.text).toBe(original.id)
    }
  })

  it('ends no CDATA section early', () => {
    expect(parse(`<a>${cdata('x ]]> y ]]]]>> z')}</a>`).text).toBe('x ]]> y ]]]]>> z')
  })
})

describe('QTI', () => {
  const files = qtiFiles(exportSet, solutionTexts)
  const parsed = new Map(files.map(({ path, text }) => [path, parse(text)]))

  it('lists every file in the manifest, and every item in the test', () => {
    const manifest = parsed.get('imsmanifest.xml')
    const test = parsed.get('test.xml')
    if (!manifest || !test) throw new Error('a file is missing')
    const items = files.slice(2).map(({ path }) => path)
    expect(all(manifest, 'file').map(({ attributes }) => attributes['href'])).toEqual([
      'test.xml',
      ...items,
    ])
    expect(all(test, 'assessmentItemRef').map(({ attributes }) => attributes['href'])).toEqual(
      items,
    )
  })

  it('marks the correct option alone, and leaves written answers to a person', () => {
    const [first, , third] = files.slice(2).map(({ path }) => parsed.get(path))
    if (!first || !third) throw new Error('an item is missing')
    const correct = all(first, 'correctResponse')[0]?.text
    const choices = all(first, 'simpleChoice')
    expect(choices.find(({ attributes }) => attributes['identifier'] === correct)?.text).toBe(
      'Red and blue',
    )
    expect(all(third, 'extendedTextInteraction')).toHaveLength(1)
    expect(all(third, 'responseProcessing')).toEqual([])
    expect(all(third, 'rubricBlock')[0]?.text).toBe('Green light is reflected.')
  })
})
