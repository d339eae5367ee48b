import { Fragment } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { useMessages } from '../lib/messages.tsx'

/** One way to press: keys held together. A shortcut is one way or another. */
type Way = readonly string[]
type Shortcut = readonly [action: string, ...ways: Way[]]

/** Every key the site answers to, by where it does. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { title, or, groups, keys, actions } = useMessages().common.shortcuts
  const sheet: readonly (readonly [string, readonly Shortcut[]])[] = [
    [
      groups.everywhere,
      [
        [actions.sheet, ['?']],
        [actions.close, [keys.escape]],
      ],
    ],
    [
      groups.quiz,
      [
        [actions.choose, ['1'], ['2'], ['3'], ['4']],
        [actions.submitChoice, [keys.enter]],
        [actions.submitText, [keys.ctrl, keys.enter]],
        [actions.questions, ['←'], ['→']],
      ],
    ],
    [
      groups.document,
      [
        [actions.pages, ['←'], ['→'], [keys.pageUp], [keys.pageDown]],
        [actions.ends, [keys.home], [keys.end]],
        [actions.zoom, ['+'], ['−']],
        [actions.fit, ['0']],
        [actions.find, ['/'], [keys.ctrl, 'F']],
        [actions.matches, [keys.enter], [keys.shift, keys.enter]],
        [actions.closeFind, [keys.escape]],
      ],
    ],
    [
      groups.conversation,
      [
        [actions.send, [keys.enter]],
        [actions.newLine, [keys.shift, keys.enter]],
      ],
    ],
  ]
  return (
    <Dialog open title={title} onClose={onClose}>
      {sheet.map(([group, shortcuts]) => (
        <section key={group}>
          <h3 className="mb-1 text-sm font-semibold text-muted">{group}</h3>
          <dl className="grid">
            {shortcuts.map(([action, ...ways]) => (
              <div
                key={action}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 text-[0.9375rem]"
              >
                <dt>{action}</dt>
                <dd className="flex flex-wrap items-center gap-1.5 text-sm text-muted">
                  {ways.map((way, at) => (
                    <Fragment key={way.join()}>
                      {at > 0 && <span className="sr-only">{or}</span>}
                      <kbd className="inline-flex gap-1 font-sans">
                        {way.map((key) => (
                          <kbd
                            key={key}
                            className="min-w-7 rounded-sm border border-edge px-1.5 py-0.5 text-center font-sans text-text"
                          >
                            {key}
                          </kbd>
                        ))}
                      </kbd>
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
