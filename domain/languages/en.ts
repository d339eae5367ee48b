import { labels, words, type LanguageWords } from './language-words.ts'

/** English. */
export const en: LanguageWords = {
  stopWords:
    words(`a about above after again against all also although am an and any are aren't as at be
    because been before being below between both but by can cannot could did didn't do does
    doesn't doing don't down during each either else etc ever every few for from further get
    give given had has hasn't have having he her here hers herself him himself his how
    however i if in into is isn't it it's its itself just let many may me might more most
    much must my myself nor not of off on once one only onto or other our ours ourselves out
    over own per please same shall she should since so some such tell than that that's the
    their theirs them themselves then there these they this those though through thus to too
    under until up upon us very via was wasn't we were what whatever when where whether
    which while who whom whose why will with within without would yet you your yours
    yourself explain describe`),
  questionWords:
    words(`hi hello hey mean means meant meaning definition define example examples difference
    compare tell say says name names named list document text author according type types
    kind kinds sort many much called call known reason reasons happen happens happened work
    works working year years date day number percentage percent amount take place give
    happen term word used use steps step talk mention mentioned main simple simpler simply
    easy easier easily explanation give find finds found discover discovered show showed
    shown suggest suggested argue argued claim claimed conclude concluded help helps helped
    useful good better often best way ways important matter matters`),
  blockLabels: {
    exercise:
      labels(`exercises|exercise|problems|practice problems|practice|questions|review questions|
      study questions|discussion questions|critical thinking questions|critical thinking|
      personal application questions|free response|multiple choice|self-check questions|
      self check|check your understanding|check your learning|test your knowledge|
      test yourself|quiz|try it|try it yourself|try it now|homework|assignment|
      assignments|activity|activities|think it over|concept check|review exercises|
      additional problems|challenge problems|chapter review questions|section exercises|
      visual connection questions|interactive link questions|problems and exercises|
      fill in the blanks|true or false|matching|case study questions|answer key|answers|
      answers to exercises|solutions|putting it together`),
    reference: labels(`references|reference list|bibliography|works cited|sources|literature|
      literature cited|further reading|further readings|suggested reading|
      suggested readings|recommended reading|recommended readings|additional resources|
      additional reading|see also|external links|links|where this comes from|
      further sources|notes|endnotes|footnotes|credits|image credits|acknowledgements|
      acknowledgments|acknowledgement|for further study|further study|media attributions|
      attributions|suggestions for further study|resources`),
    glossary: labels(`glossary|key terms|key terms and definitions|key concepts and terms|terms|
      definitions|vocabulary|terminology|list of terms|abbreviations|
      list of abbreviations|acronyms`),
    summary: labels(`summary|chapter summary|section summary|in summary|in short|key points|
      key takeaways|takeaways|key concepts|conclusion|conclusions|recap|review|
      chapter review|abstract|main points|in a nutshell|concluding remarks|overview|tl;dr|
      key ideas|what you have learned|summary of key points`),
    index: labels(`index|subject index|name index|author index`),
    frontMatter:
      labels(`contents|table of contents|outline|chapter outline|agenda|learning objectives|
      learning outcomes|learning goals|objectives|chapter objectives|preface|foreword|
      copyright|imprint|about the author|about the authors|list of figures|list of tables|
      prerequisites|license|licence|announcements|changelog|about this book|
      how to use this book`),
    link: labels(
      `link to learning|watch|watch this|media|interactive link|explore further|learn more`,
    ),
    figure: labels(`figure|fig|diagram|chart|plate|map|image|exhibit`),
    table: labels(`table|tab`),
  },
}
