import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What a test waits for is there at once or never; a busy machine needs longer than the library's one second.
configure({ asyncUtilTimeout: 60_000 })
afterEach(() => cleanup())

// jsdom draws nothing, so it has neither modal dialogs nor popovers. These keep the state and events that our components
// rely on; what a browser adds (focus kept inside, the top layer, Escape) is tried in e2e/.
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
