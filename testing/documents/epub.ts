import { makeZip, xml, type Parts } from './office.ts'

/** The bytes of a book; each chapter is the content of an XHTML body. */
export const makeEpub = (chapters: readonly string[], parts: Parts = {}): Uint8Array<ArrayBuffer> =>
  makeZip({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': xml(
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ),
    'OEBPS/book.opf': xml(
      `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><manifest>${chapters
        .map(
          (_, at) =>
            `<item id="c${at}" href="text/chapter%20${at + 1}.xhtml" media-type="application/xhtml+xml"/>`,
        )
        .join(
          '',
        )}<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="nav"/>${chapters
        .map((_, at) => `<itemref idref="c${at}"/>`)
        .join('')}</spine></package>`,
    ),
    'OEBPS/nav.xhtml': xml('<html><body><nav>CONTENTS</nav></body></html>'),
    ...Object.fromEntries(
      chapters.map((body, at) => [
        `OEBPS/text/chapter ${at + 1}.xhtml`,
        xml(
          `<html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body>${body}</body></html>`,
        ),
      ]),
    ),
    ...parts,
  })
