// Runs before the first paint, from within the page: the stored theme, whether anyone seems to be signed in, and whether the
// page speaks another language than the one chosen here (styles.css).
try {
  const root = document.documentElement
  if (localStorage.getItem('stoa-theme') === 'light') root.dataset.theme = 'light'
  if ((localStorage.getItem('stoa-language') ?? root.lang) !== root.lang)
    root.dataset.otherWords = ''
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store))
      if (/^sb-.*-auth-token$/.test(key)) root.dataset.signedIn = ''
} catch {
  // Storage is blocked: dark, and nobody signed in.
}
