// Runs before the first paint: applies the stored theme, and marks the page as signed in and as
// prerendered in a language other than the chosen one (styles.css). A mailed link works once, and
// its session is in the address alone until the auth client has stored it (session-storage.ts): a
// page that is loaded before that has it again. The keys of the search are remembered until its
// code has loaded (app/learner/search.tsx).
try {
  const root = document.documentElement
  if (localStorage.getItem('stoa-theme') === 'light') root.dataset.theme = 'light'
  if ((localStorage.getItem('stoa-language') ?? root.lang) !== root.lang)
    root.dataset.languageMismatch = ''
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store))
      if (/^sb-.*-auth-token$/.test(key)) root.dataset.signedIn = ''
  if (root.dataset.signedIn === '')
    addEventListener('keydown', (event) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key, code } = event
      if (root.dataset.searchKeys || ctrlKey === metaKey || altKey || shiftKey) return
      if (!(/^[a-z]$/i.test(key) ? /k/i.test(key) : code === 'KeyK')) return
      event.preventDefault()
      root.dataset.searchKeys = 'pressed'
    })
  const link = sessionStorage.getItem('stoa-link')
  if (/[#&]access_token=/.test(location.hash)) sessionStorage.setItem('stoa-link', location.hash)
  else if (link && !location.hash) history.replaceState(history.state, '', link)
} catch {
  // Storage is blocked: dark theme, signed out.
}
