// Loads the application after the first paint of its prerendered skeleton: scripts that arrive
// early would otherwise run before it. A hidden page is not painted.
{
  const load = () => import('APPLICATION')
  if (document.hidden) void load()
  else requestAnimationFrame(() => setTimeout(load))
}
