// Runs before the first paint: applies the stored theme, and marks the page as signed in and as
// prerendered in a language other than the chosen one (styles.css).
try {
  const root = document.documentElement
  if (localStorage.getItem('stoa-theme') === 'light') root.dataset.theme = 'light'
  if ((localStorage.getItem('stoa-language') ?? root.lang) !== root.lang)
    root.dataset.languageMismatch = ''
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store))
      if (/^sb-.*-auth-token$/.test(key)) root.dataset.signedIn = ''
} catch {
  // Storage is blocked: dark theme, signed out.
}
