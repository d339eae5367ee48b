// Runs before the first paint: the stored theme, and whether anyone seems to be signed in (styles.css).
try {
  const root = document.documentElement
  if (localStorage.getItem('stoa-theme') === 'light') root.dataset.theme = 'light'
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (/^sb-.*-auth-token$/.test(key)) root.dataset.signedIn = ''
} catch {
  // Storage is blocked: dark, and nobody signed in.
}
