/**
 * Files pdf.js loads on demand (character maps, standard fonts, image decoders): path to URL on
 * this site.
 */
const ASSETS = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/wasm/*.wasm',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
)

const URL_BY_NAME = new Map(
  Object.entries(ASSETS).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
)

/** The bytes of one of pdf.js's files. Throws if it is not bundled. */
export async function readAsset(filename: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = URL_BY_NAME.get(filename)
  if (url === undefined) throw new Error(`pdf.js asked for ${filename}, which is not bundled`)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${filename}: HTTP ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
