import { defineRule } from '@oxlint/plugins'

const MAX_COLUMNS = 100

/** Reports comment lines of more than 100 columns, except lines with a URL, which cannot wrap. */
export const commentWidth = defineRule({
  meta: {
    type: 'layout',
    schema: [],
    messages: { tooLong: 'Comment line of {{columns}} columns; the limit is {{max}}.' },
  },
  create(context) {
    const { sourceCode } = context
    return {
      Program() {
        const lines = new Set(
          sourceCode
            .getAllComments()
            .flatMap(({ loc: { start, end } }) =>
              Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index),
            ),
        )
        for (const line of lines) {
          const text = sourceCode.lines[line - 1]?.trimEnd() ?? ''
          if (text.length <= MAX_COLUMNS || text.includes('://')) continue
          context.report({
            loc: { line, column: MAX_COLUMNS },
            messageId: 'tooLong',
            data: { columns: String(text.length), max: String(MAX_COLUMNS) },
          })
        }
      },
    }
  },
})
