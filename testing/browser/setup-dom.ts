import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine needs longer than the library's timeout of one second.
configure({ asyncUtilTimeout: 60_000 })
afterEach(() => cleanup())

// jsdom has no modal dialogs and popovers. These replacements have the state and events that the
// components rely on; what a browser adds (focus kept inside, the top layer, Escape) is tried in
// e2e/.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    this.style.display = 'block'
  },
  hidePopover(this: HTMLElement) {
    this.style.display = ''
  },
})
Object.assign(window, { scrollTo() {} })
Object.assign(Element.prototype, { scrollIntoView() {} })
