/**
 * The tables of an Anki collection in the schema (11) that every Anki reads: the only one without
 * a compressed binary format.
 */
export const ANKI_TABLES = `
create table col (
  id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null,
  conf text not null, models text not null, decks text not null, dconf text not null,
  tags text not null
);
create table notes (
  id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null,
  csum integer not null, flags integer not null, data text not null
);
create table cards (
  id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null,
  due integer not null, ivl integer not null, factor integer not null, reps integer not null,
  lapses integer not null, left integer not null, odue integer not null, odid integer not null,
  flags integer not null, data text not null
);
create table revlog (
  id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null,
  type integer not null
);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_notes_csum on notes (csum);
create index ix_cards_usn on cards (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_usn on revlog (usn);
create index ix_revlog_cid on revlog (cid);
`
export const ANKI_SCHEMA_VERSION = 11

/**
 * The note type of all exports. Anki matches it by its id and its fields: neither may ever change,
 * or notes imported earlier are not updated.
 */
export const NOTE_TYPE_ID = 1_779_400_000_000
export const NOTE_FIELDS = ['Question', 'Options', 'Answer', 'Explanation', 'Source'] as const

const FRONT = '{{Question}}{{#Options}}<div class="options">{{Options}}</div>{{/Options}}'
const BACK = [
  '{{FrontSide}}<hr id="answer"><div class="answer">{{Answer}}</div>',
  '{{#Explanation}}<div class="explanation">{{Explanation}}</div>{{/Explanation}}',
  '{{#Source}}<div class="source">{{Source}}</div>{{/Source}}',
].join('')
const STYLE = [
  '.card { font-family: system-ui, sans-serif; font-size: 1.2rem; line-height: 1.5; max-width: 40rem; margin: 0 auto; }',
  '.options { margin-top: 1rem; }',
  '.explanation { margin-top: 1rem; }',
  '.source { margin-top: 1rem; font-size: 0.85rem; opacity: 0.75; }',
].join('\n')

const field = (name: string, ord: number) => ({
  name,
  ord,
  sticky: false,
  rtl: false,
  font: 'Arial',
  size: 20,
  media: [],
})

type Edited = { readonly deckId: number; readonly seconds: number }

/** The value of `col.models`: the note type by its id. */
export const noteTypes = ({ deckId, seconds }: Edited) => ({
  [NOTE_TYPE_ID]: {
    id: NOTE_TYPE_ID,
    name: 'Stoa',
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: deckId,
    tmpls: [{ name: 'Card', ord: 0, qfmt: FRONT, afmt: BACK, bqfmt: '', bafmt: '', did: null }],
    flds: NOTE_FIELDS.map(field),
    css: STYLE,
    latexPre: '',
    latexPost: '',
    req: [[0, 'any', [0]]],
    tags: [],
    vers: [],
  },
})

const deck = (id: number, name: string, seconds: number) => ({
  id,
  name,
  mod: seconds,
  usn: -1,
  lrnToday: [0, 0],
  revToday: [0, 0],
  newToday: [0, 0],
  timeToday: [0, 0],
  collapsed: false,
  browserCollapsed: false,
  desc: '',
  dyn: 0,
  conf: 1,
  extendNew: 0,
  extendRev: 0,
})

/** The value of `col.decks`: the default deck, which must exist, and the exported one. */
export const decks = (name: string, { deckId, seconds }: Edited) => ({
  1: deck(1, 'Default', seconds),
  [deckId]: deck(deckId, name, seconds),
})

/** The value of `col.dconf`: the options of a new deck. */
export const deckOptions = (seconds: number) => ({
  1: {
    id: 1,
    name: 'Default',
    mod: seconds,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    dyn: false,
    new: {
      delays: [1, 10],
      ints: [1, 4, 0],
      initialFactor: 2500,
      order: 1,
      perDay: 20,
      bury: false,
    },
    rev: { perDay: 200, ease4: 1.3, ivlFct: 1, maxIvl: 36500, bury: false, hardFactor: 1.2 },
    lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 1 },
  },
})

/** The value of `col.conf`. */
export const collectionSettings = (deckId: number, nextPosition: number) => ({
  curDeck: deckId,
  activeDecks: [deckId],
  curModel: NOTE_TYPE_ID,
  nextPos: nextPosition,
  schedVer: 2,
  sortType: 'noteFld',
  sortBackwards: false,
  newSpread: 0,
  collapseTime: 1200,
  timeLim: 0,
  estTimes: true,
  dueCounts: true,
  addToCur: true,
})
