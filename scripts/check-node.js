/** Runs before `npm start` and `npm run build`: in JavaScript, which an old Node can read. */
import { pathToFileURL } from 'node:url'

const NEEDED = 24

/**
 * @param {string} version Of Node, as in `process.versions.node`.
 * @returns {string | null} What to do if this Node is too old, in one line; else null.
 */
export function nodeProblem(version) {
  return Number.parseInt(version, 10) >= NEEDED
    ? null
    : `Stoa needs Node ${NEEDED}, this is Node ${version}. ` +
        `npm ci installs it unless install scripts are blocked: run "npm rebuild node", or install Node ${NEEDED} or later`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problem = nodeProblem(process.versions.node)
  if (problem !== null) {
    console.error(problem)
    process.exitCode = 1
  }
}
