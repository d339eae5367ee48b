import type { ExportQuestion, ExportSet } from './question.ts'
import { plainLine, richHtml } from './rich-html.ts'
import { solutionHtml, type SolutionTexts } from './solution.ts'
import { element } from './xml.ts'

const QTI = 'http://www.imsglobal.org/xsd/imsqti_v2p1'
const CONTENT_PACKAGE = 'http://www.imsglobal.org/xsd/imscp_v1p1'
const INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance'
const MAP_RESPONSE = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response'
const TITLE_MAX = 120
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** A file of the package: its path and its XML. */
export type PackageFile = { readonly path: string; readonly text: string }

const root = (name: string, attributes: Record<string, string>, content: string): string =>
  DECLARATION +
  element(
    name,
    {
      xmlns: QTI,
      'xmlns:xsi': INSTANCE,
      'xsi:schemaLocation': `${QTI} http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd`,
      ...attributes,
    },
    content,
  ) +
  '\n'

const choiceId = (index: number): string => `choice${index + 1}`
const itemId = (index: number): string => `item${index + 1}`
const itemPath = (index: number): string => `items/${itemId(index)}.xml`

/** The outcomes every item has; the explanation is shown after the answer. */
const outcomes = (marks: number): string =>
  [
    element(
      'outcomeDeclaration',
      { identifier: 'SCORE', cardinality: 'single', baseType: 'float', normalMaximum: marks },
      '<defaultValue><value>0</value></defaultValue>',
    ),
    element(
      'outcomeDeclaration',
      { identifier: 'FEEDBACK', cardinality: 'single', baseType: 'identifier' },
      '<defaultValue><value>solution</value></defaultValue>',
    ),
  ].join('')

const prompt = (question: ExportQuestion): string => `<prompt>${richHtml(question.text)}</prompt>`

function interactionOf(question: ExportQuestion): { declaration: string; body: string } {
  const { correctOption, options } = question
  if (correctOption === null)
    return {
      declaration: element('responseDeclaration', {
        identifier: 'RESPONSE',
        cardinality: 'single',
        baseType: 'string',
      }),
      body:
        element('rubricBlock', { view: 'scorer' }, `<p>${richHtml(question.answer)}</p>`) +
        element(
          'extendedTextInteraction',
          { responseIdentifier: 'RESPONSE', expectedLines: 10 },
          prompt(question),
        ),
    }
  const choices = options.map((option, index) =>
    element('simpleChoice', { identifier: choiceId(index) }, richHtml(option)),
  )
  return {
    declaration: element(
      'responseDeclaration',
      { identifier: 'RESPONSE', cardinality: 'single', baseType: 'identifier' },
      `<correctResponse><value>${choiceId(correctOption)}</value></correctResponse>` +
        element(
          'mapping',
          { defaultValue: 0 },
          element('mapEntry', { mapKey: choiceId(correctOption), mappedValue: question.marks }),
        ),
    ),
    body: element(
      'choiceInteraction',
      { responseIdentifier: 'RESPONSE', shuffle: true, maxChoices: 1 },
      prompt(question) + choices.join(''),
    ),
  }
}

function itemXml(question: ExportQuestion, index: number, texts: SolutionTexts): string {
  const { declaration, body } = interactionOf(question)
  const processing =
    question.correctOption === null ? '' : element('responseProcessing', { template: MAP_RESPONSE })
  return root(
    'assessmentItem',
    {
      identifier: itemId(index),
      title: plainLine(question.text, TITLE_MAX),
      adaptive: 'false',
      timeDependent: 'false',
    },
    [
      declaration,
      outcomes(question.marks),
      `<itemBody>${body}</itemBody>`,
      processing,
      element(
        'modalFeedback',
        { outcomeIdentifier: 'FEEDBACK', showHide: 'show', identifier: 'solution' },
        solutionHtml(question, texts),
      ),
    ].join(''),
  )
}

const testXml = (set: ExportSet): string =>
  root(
    'assessmentTest',
    { identifier: 'test', title: plainLine(set.title, TITLE_MAX) },
    element(
      'testPart',
      { identifier: 'part1', navigationMode: 'nonlinear', submissionMode: 'simultaneous' },
      element(
        'assessmentSection',
        { identifier: 'section1', title: plainLine(set.title, TITLE_MAX), visible: true },
        set.questions
          .map((_, index) =>
            element('assessmentItemRef', { identifier: itemId(index), href: itemPath(index) }),
          )
          .join(''),
      ),
    ),
  )

function manifestXml(set: ExportSet): string {
  const items = set.questions.map((_, index) =>
    element(
      'resource',
      {
        identifier: `resource-${itemId(index)}`,
        type: 'imsqti_item_xmlv2p1',
        href: itemPath(index),
      },
      element('file', { href: itemPath(index) }),
    ),
  )
  const dependencies = set.questions.map((_, index) =>
    element('dependency', { identifierref: `resource-${itemId(index)}` }),
  )
  const test = element(
    'resource',
    { identifier: 'resource-test', type: 'imsqti_test_xmlv2p1', href: 'test.xml' },
    element('file', { href: 'test.xml' }) + dependencies.join(''),
  )
  return (
    DECLARATION +
    element(
      'manifest',
      { xmlns: CONTENT_PACKAGE, identifier: 'manifest' },
      `<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata><organizations/><resources>${test}${items.join('')}</resources>`,
    ) +
    '\n'
  )
}

/** The files of a QTI 2.1 content package: the manifest, the test and an item for each question. */
export const qtiFiles = (set: ExportSet, texts: SolutionTexts): PackageFile[] => [
  { path: 'imsmanifest.xml', text: manifestXml(set) },
  { path: 'test.xml', text: testXml(set) },
  ...set.questions.map((question, index) => ({
    path: itemPath(index),
    text: itemXml(question, index, texts),
  })),
]
