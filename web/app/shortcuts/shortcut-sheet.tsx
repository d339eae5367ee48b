import { Fragment, use } from 'react'
import { Checkbox } from '../../components/controls/checkbox.tsx'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import { loadMessages } from '../../lib/i18n/i18n.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import {
  setCharacterShortcuts,
  useCharacterShortcuts,
} from '../../lib/browser/character-shortcuts.ts'
import { isApple } from '../../lib/browser/platform.ts'

/** Loaded with this file: only the shortcut that opens the sheet is part of every screen. */
const texts = loadMessages('shortcuts')

/** One key combination. A shortcut has one or more of them. */
type KeyCombination = readonly string[]
type Shortcut = readonly [action: string, ...ways: KeyCombination[]]

/** All keyboard shortcuts, by screen, and the setting for character shortcuts. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  use(texts)
  const { common, shortcuts } = useMessages()
  const { title, sheet: showSheet, keys } = common.shortcuts
  const { or, groups, actions, single } = shortcuts
  const on = useCharacterShortcuts()
  /** Combinations that the learner may have turned off. */
  const characterShortcuts = (...combinations: string[]): KeyCombination[] =>
    on ? combinations.map((key) => [key]) : []
  const sheet: readonly (readonly [string, readonly Shortcut[]])[] = [
    [
      groups.everywhere,
      [
        [actions.search, [isApple() ? '⌘' : keys.ctrl, 'K']],
        [showSheet, ...characterShortcuts('?'), [keys.ctrl, '/']],
        [actions.close, [keys.escape]],
      ],
    ],
    [
      groups.quiz,
      [
        [actions.choose, ...characterShortcuts('1', '2', '3', '4')],
        [actions.submitChoice, [keys.enter]],
        [actions.submitText, [keys.ctrl, keys.enter]],
        [actions.questions, ...characterShortcuts('←', '→')],
      ],
    ],
    [
      groups.document,
      [
        [actions.pages, ['←'], ['→'], [keys.pageUp], [keys.pageDown]],
        [actions.ends, [keys.home], [keys.end]],
        [actions.zoom, ...characterShortcuts('+', '−')],
        [actions.fit, ...characterShortcuts('0')],
        [actions.passage, [keys.shift, 'F10']],
        [actions.panel, ...characterShortcuts('C')],
        [actions.rotate, ...characterShortcuts('R')],
        [actions.pair, ...characterShortcuts('D')],
        [actions.find, ...characterShortcuts('/'), [keys.ctrl, 'F']],
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
      <div className="grid gap-1">
        <Checkbox
          label={single.label}
          checked={on}
          onChange={(event) => setCharacterShortcuts(event.target.checked)}
        />
        <p className="ps-7.5 text-sm text-muted">{single.hint}</p>
      </div>
      {sheet.map(([group, entries]) => (
        <section key={group}>
          <h3 className="mb-1 text-sm font-semibold text-muted">{group}</h3>
          <dl className="grid">
            {entries.map(
              ([action, ...combinations]) =>
                combinations.length > 0 && (
                  <div
                    key={action}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 text-[0.9375rem]"
                  >
                    <dt>{action}</dt>
                    <dd className="flex flex-wrap items-center gap-1.5 text-sm text-muted">
                      {combinations.map((combination, at) => (
                        <Fragment key={combination.join()}>
                          {at > 0 && <span className="sr-only">{or}</span>}
                          <kbd className="inline-flex gap-1 font-sans">
                            {combination.map((key) => (
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
                ),
            )}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
