import type { Rule } from 'eslint'

const MAX_COLUMNS = 100

/** Reports comment lines of more than 100 columns, except lines with a URL, which cannot wrap. */
export const commentWidth: Rule.RuleModule = {
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
            .flatMap(({ loc }) =>
              loc
                ? Array.from(
                    { length: loc.end.line - loc.start.line + 1 },
                    (_, index) => loc.start.line + index,
                  )
                : [],
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
}
