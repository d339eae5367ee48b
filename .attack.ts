import { makeDocx, paragraph } from '/work/wt/a13/testing/documents/docx.ts'
import { makeEpub } from '/work/wt/a13/testing/documents/epub.ts'
import { makeZip, relations, xml } from '/work/wt/a13/testing/documents/office.ts'
import { makePptx, shape } from '/work/wt/a13/testing/documents/pptx.ts'
import { makeXlsx } from '/work/wt/a13/testing/documents/xlsx.ts'
import { readDocument } from '/work/wt/a13/domain/documents/read-document.ts'
const enc = (s: string) => new TextEncoder().encode(s)
const W='<w:document xmlns:w="urn:w"><w:body>'
const doc = (body: string, parts={}) => makeDocx([], { parts: { 'word/document.xml': xml(`${W}${body}</w:body></w:document>`), ...parts } })
const noise=(n:number)=>{let s='';let x=1;while(s.length<n){x=(x*1103515245+12345)&0x7fffffff;s+=x.toString(36)+' '}return s.slice(0,n)}
const A: Record<string, () => [Uint8Array, any]> = {
  sharedString: () => { // one 200 kB string, a million cells
    const s = noise(200_000)
    const cells = '<c t="s"><v>0</v></c>'
    return [makeXlsx([{ name: 'a', rows: [[s]] }], { 'xl/worksheets/sheet1.xml': xml(`<worksheet><sheetData>${`<row>${cells.repeat(100)}</row>`.repeat(2000)}</sheetData></worksheet>`) }), 'xlsx'] },
  slideTwice: () => {
    const t = shape({ lines: [noise(1_000_000)] })
    const base = (n: number) => xml(`<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${`<p:sldId id="1" r:id="rId10"/>`.repeat(n)}</p:sldIdLst></p:presentation>`)
    return [makePptx([{ shapes: [t] }], { parts: { 'ppt/presentation.xml': base(20_000) } }), 'pptx'] },
  noteMentions: () => { const n = noise(500_000)
    return [makeDocx([`<w:p>${'<w:r><w:footnoteReference w:id="2"/></w:r>'.repeat(20_000)}</w:p>`], { notes: { 2: n } }), 'docx'] },
  listPattern: () => [makeDocx([paragraph('x', {properties:'<w:numPr><w:ilvl w:val="0"/><w:numId w:val="9"/></w:numPr>'}).repeat(20_000)], { parts: { 'word/numbering.xml': xml(`<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="${noise(500_000)}"/></w:lvl></w:abstractNum><w:num w:numId="9"><w:abstractNumId w:val="5"/></w:num></w:numbering>`) } }), 'docx'],
  elements: () => [doc('<w:p>' + '<a/>'.repeat(3_900_000) + '</w:p>'), 'docx'],
  wideHtml: () => [enc(`<table><tr>${'<td>x'.repeat(60_000)}</tr>${'<tr><td>x<td>y</tr>'.repeat(60_000)}</table>`), 'html'],
  wideMd: () => [enc(`|${'x|'.repeat(20_000)}\n|${'-|'.repeat(20_000)}\n${'|x|\n'.repeat(20_000)}`), 'md'],
  frameHtml: () => [enc(`<table><tr><td>${'<p>x</p>'.repeat(400_000)}</td></tr></table>`), 'html'],
  farColumn: () => [makeXlsx([{ name: 'a', rows: [] }], { 'xl/worksheets/sheet1.xml': xml(`<worksheet><sheetData>${'<row><c r="IV1"><v>1</v></c><c r="A1"><v>1</v></c></row>'.repeat(500_000)}</sheetData></worksheet>`) }), 'xlsx'],
  millionCells: () => [makeXlsx([{ name: 'a', rows: Array.from({ length: 10_000 }, (_, y) => Array.from({ length: 26 }, (_, x) => y * x)) }]), 'xlsx'],
  millionCells2: () => [makeXlsx([{ name: 'a', rows: [] }], { 'xl/worksheets/sheet1.xml': xml(`<worksheet><sheetData>${('<row>'+'<c><v>7</v></c>'.repeat(20)+'</row>').repeat(50_000)}</sheetData></worksheet>`) }), 'xlsx'],
  slides10000: () => [makePptx(Array.from({ length: 10_000 }, (_, i) => ({ shapes: [shape({ lines: ['s' + i] })] }))), 'pptx'],
  slides2000: () => [makePptx(Array.from({ length: 1_600 }, (_, i) => ({ shapes: [shape({ lines: ['s' + i] })] }))), 'pptx'],
  mdStars: () => [enc('*a_'.repeat(300_000)), 'md'],
  mdBrackets: () => [enc('['.repeat(100_000)), 'md'],
  mdLinks: () => [enc('[a](<b'.repeat(50_000)), 'md'],
  mdTicks: () => [enc(Array.from({length:2000},(_, i)=>'`'.repeat(i)+' a ').join('')), 'md'],
  mdTable: () => [enc('|a'.repeat(50_000) + '\n' + '|-'.repeat(50_000)), 'md'],
  mdRefs: () => [enc(Array.from({length:50000},(_, i)=>`[a${i}]: http://x/${i}\n`).join('')), 'md'],
  mdDollar: () => [enc('$a '.repeat(500_000)), 'md'],
  mdDollar2: () => [enc('$$a '.repeat(300_000)), 'md'],
  mdFront: () => [enc('---\n' + 'a\n'.repeat(2_000_000)), 'md'],
  mdHtml: () => [enc('<div>\n\n'.repeat(100_000)), 'md'],
  mdAngle: () => [enc('<a b="'.repeat(100_000)), 'md'],
  mdComment: () => [enc('<!--'.repeat(200_000)), 'md'],
  mdLong: () => [enc(noise(4_500_000)), 'md'],
  mdSpaces: () => [enc('a' + ' '.repeat(3_000_000) + '\nb'), 'md'],
  mdNewlines: () => [enc('- a\n\n\n'.repeat(200_000)), 'md'],
  mdIndent: () => [enc(Array.from({length:3000},(_, i)=>' '.repeat(i%190)+'- a').join('\n')), 'md'],
  mdNest: () => [enc(Array.from({length:95},(_, i)=>' '.repeat(i*2)+'- a').join('\n').repeat(20)), 'md'],
  mdQuote: () => [enc(('> '.repeat(90)+'a\n').repeat(3000)), 'md'],
  mdAuto: () => [enc('www.a.'.repeat(200_000)), 'md'],
  mdMail: () => [enc('a@a.'.repeat(300_000)), 'md'],
  mdHead: () => [enc('# '.repeat(1_000_000)), 'md'],
  mdHash: () => [enc('#'.repeat(1_000_000)+' a '+'#'.repeat(1_000_000)), 'md'],
  mdEq: () => [enc('a\n='.repeat(200_000)), 'md'],
  mdPara: () => [enc('a\n'.repeat(1_000_000)), 'md'],
  mdTilde: () => [enc('~~a~'.repeat(200_000)), 'md'],
  mdEsc: () => [enc('\\*'.repeat(1_000_000)), 'md'],
  mdEnt: () => [enc('&amp;'.repeat(900_000)), 'md'],
  htmlAttr: () => [enc(`<p ${'a=1 '.repeat(1_000_000)}>x`), 'html'],
  htmlAttr2: () => [enc(`<p ${Array.from({length:500_000},(_, i)=>`a${i}=1`).join(' ')}>x`), 'html'],
  htmlClose: () => [enc('<div>'.repeat(900) + '</x></p>'.repeat(1_000_000)), 'html'],
  htmlComments: () => [enc('<!--'.repeat(1_000_000)), 'html'],
  htmlCdata: () => [enc('<![CDATA['.repeat(1_000_000)), 'html'],
  htmlEnt: () => [enc('&'.repeat(3_000_000)), 'html'],
  htmlEnt2: () => [enc('&lt;'.repeat(1_200_000)), 'html'],
  htmlNestTables: () => [enc('<table><tr><td>a<td>b'.repeat(300)), 'html'],
  htmlNestTables2: () => [enc(('<table><tr><td>'+ 'abc '.repeat(1000) +'<td>b').repeat(300)), 'html'],
  htmlStyle: () => [enc(`<p style="${'display '.repeat(1_000_000)}">x`), 'html'],
  htmlSpaces: () => [enc(`<p style="display${' '.repeat(200_000)}x">y`), 'html'],
  htmlMath: () => [enc('<math>'.repeat(900) + 'x'.repeat(100)), 'html'],
  htmlBr: () => [enc('a<br>'.repeat(1_000_000)), 'html'],
  htmlRunsBold: () => [enc('<b>a</b> c '.repeat(400_000)), 'html'],
  htmlLists: () => [enc('<ul><li>a'.repeat(490)), 'html'],
  htmlPre: () => [enc('<pre>' + 'x'.repeat(4_000_000)), 'html'],
  epubMany: () => [makeEpub(Array.from({ length: 4000 }, () => '<p>a</p>')), 'epub'],
  epubTwiceSpine: () => { const b = makeEpub(['<p>' + noise(1_000_000) + '</p>']); return [b, 'epub'] },
  txtLine: () => [enc('x'.repeat(4_900_000)), 'txt'],
  txtCr: () => [enc('\r'.repeat(3_000_000) + 'a'), 'txt'],
  txtFf: () => [enc('a\f'.repeat(2_000_000)), 'txt'],
  zipZeros: () => [makeZip({ '_rels/.rels': relations([['a','officeDocument','d.xml']]), 'd.xml': new Uint8Array(60_000_000) }), 'docx'],
  docxWide: () => [doc('<w:tbl>' + '<w:tr>' + '<w:tc><w:p><w:r><w:t>x</w:t></w:r></w:p></w:tc>'.repeat(20_000) + '</w:tr>' + '<w:tr><w:tc><w:p><w:r><w:t>x</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>x</w:t></w:r></w:p></w:tc></w:tr>'.repeat(20_000) + '</w:tbl>'), 'docx'],
  docxAttr: () => [doc(`<w:p ${Array.from({length:300_000},(_, i)=>`a${i}="1"`).join(' ')}><w:r><w:t>x</w:t></w:r></w:p>`), 'docx'],
  docxEnt: () => [doc(`<w:p><w:r><w:t>${'&amp;'.repeat(900_000)}</w:t></w:r></w:p>`), 'docx'],
  docxRuns: () => [doc(`<w:p>${'<w:r><w:rPr><w:b/></w:rPr><w:t>ab</w:t></w:r><w:r><w:t>c d</w:t></w:r>'.repeat(300_000)}</w:p>`), 'docx'],
  docxBreaks: () => [doc(`<w:p>${'<w:r><w:t>x</w:t><w:lastRenderedPageBreak/></w:r>'.repeat(300_000)}</w:p>`), 'docx'],
  docxNestTbl: () => [doc('<w:tbl><w:tr><w:tc>'.repeat(60) + '<w:p/>' + '</w:tc></w:tr></w:tbl>'.repeat(60)), 'docx'],
  docxTextbox: () => [doc('<w:p><w:r><w:txbxContent>'.repeat(30) + '<w:p><w:r><w:t>x</w:t></w:r></w:p>' + '</w:txbxContent></w:r></w:p>'.repeat(30)), 'docx'],
  pptxLayout: () => { const many = '<a/>'.repeat(1000); const layout = [shape({role:'body',lines:['x'.repeat(10)]}).repeat(200)]; return [makePptx(Array.from({length:1200},(_, i)=>({shapes:[shape({role:'title',index:i,lines:['t'+i]}).repeat(5)]})),{layout}),'pptx'] },
  xlsxStr: () => [makeXlsx([{ name: 'a', rows: Array.from({ length: 1000 }, (_, y) => [noise(5000)]) }]), 'xlsx'],
}
const name = process.argv[2] ?? ''
if (name === '--list') console.log(Object.keys(A).join('\n'))
else {
  const [bytes, kind] = A[name]!()
  const t = performance.now()
  const before = process.memoryUsage().rss
  let peak = 0
  let out = ''
  try { const r = await readDocument(bytes, kind); out = `${r.pages.length} pages ${r.pages.reduce((n, p) => n + p.length, 0)} chars` } catch (e: any) { out = `${e.code ?? ''} ${String(e.cause ?? e).slice(0, 80)}` }
  console.log(name.padEnd(16), String(bytes.length).padStart(9), `${Math.round(performance.now() - t)} ms`.padStart(9), `max rss ${Math.round(process.resourceUsage().maxRSS / 1024)} (before ${Math.round(before/1048576)})`, out)
}
