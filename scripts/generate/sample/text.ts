import {
  figure,
  heading,
  list,
  paragraph,
  table,
  type Block,
  type SampleDocument,
} from './blocks.ts'
import { forgettingCurves, leitnerBoxes, memoryStages, recallBars } from './figures.ts'

export const TITLE = 'How Memory Works'

/** The text of the sample PDF: findings about memory, useful before taking a quiz on it. */
export const SAMPLE: readonly Block[] = [
  paragraph(
    `Most of us were taught many things and never taught how to learn them. We read a chapter,
    read it again, underline what looks important, and feel that we know it. A week later most of
    it is gone. This booklet explains why, and what to do instead. It has nine short sections, a
    figure or a table in most of them, and a summary at the end.`,
  ),
  paragraph(
    `You can read it in about twenty minutes. Before you do, try one thing: close your eyes and
    say what you already believe about memory. Guessing before reading makes the answers easier
    to remember, even when the guess is wrong, because a question that has been asked leaves a
    place for its answer.`,
  ),

  heading('1  Three stages of a memory'),
  paragraph(
    `A memory passes through three stages. **Encoding** is the process that turns what we see, hear or
    think into a trace in the brain. **Storage** is the keeping of that trace over time. **Retrieval** is
    the act of bringing it back to mind when it is wanted. A fact that cannot be recalled in an
    examination may have failed at any of the three.`,
  ),
  figure(
    memoryStages,
    'The three stages of a memory. Every act of retrieval changes what is stored.',
  ),
  paragraph(
    `The stages depend on one another. What was encoded with attention and meaning is stored more
    firmly. What is retrieved is stored again, and more firmly than before. For this reason
    psychologists no longer describe memory as a library in which books stand untouched until
    somebody asks for them. A memory is rebuilt each time it is used, and the rebuilding leaves
    it changed.`,
  ),
  paragraph(
    `Attention decides what is encoded at all. In a well known series of studies, people who
    looked at a page while listening to a conversation remembered little of either. Dividing
    attention while learning does great harm; dividing it while recalling does much less. A
    telephone on the desk is therefore most expensive at the moment when something new is being
    studied.`,
  ),

  heading('2  The narrow gate of working memory'),
  paragraph(
    `**Working memory** is the small store that holds what we are thinking about right now. In 1956
    the psychologist George Miller suggested that it holds about seven items, give or take two.
    Later work by Nelson Cowan put the figure closer to four, once rehearsal and grouping are
    prevented. The store is small, and its contents fade within about twenty seconds unless they
    are repeated.`,
  ),
  paragraph(
    `The size of an item is not fixed. A **chunk** is a group of pieces that experience has joined
    into one. The letters F, B, I, N, A, S, A are seven items for a child and two for an adult
    who knows the names of the agencies. Chess masters can rebuild a position from a real game
    after five seconds, because they see familiar groups of pieces; when the same pieces are
    placed at random, most of their advantage disappears.`,
  ),
  paragraph(
    `**Cognitive load** is the demand that a task makes on working memory. When the load is greater
    than the store, learning stops, however hard the learner tries. Worked examples reduce the
    load for beginners, since they show each step instead of asking for all of them at once. For
    experts the same examples are a burden: they must read what they already know. This turning
    of an aid into a hindrance is called the expertise reversal effect.`,
  ),

  heading('3  The curve of forgetting'),
  paragraph(
    `In 1885 Hermann Ebbinghaus published the first experiments on memory. He was his own only
    subject. He learned lists of meaningless syllables until he could recite them, waited, and
    measured how much time he saved when he learned the same lists again. After twenty minutes he
    saved about 58 percent of the work, after a day about 34 percent, and after a month about 21
    percent.`,
  ),
  paragraph(
    `His results describe a forgetting curve: a steep fall during the first hours, followed by a
    long and gentle slope. A simple model of the curve is an exponential one,`,
  ),
  {
    kind: 'formula',
    number: 1,
    runs: [{ text: 'R = e' }, { text: '−t/S', raised: true }],
  },
  paragraph(
    `in which R is retention, the share of the material that can still be recalled, t is the time
    since it was learned, and S is the stability of the memory. Stability is measured in the same
    unit as time. When t equals S, retention has fallen to about 37 percent. A memory with a
    stability of two days keeps 61 percent after one day; a memory with a stability of ten days
    keeps 90 percent.`,
  ),
  figure(
    forgettingCurves,
    'Retention by equation (1) for three stabilities. A review lifts retention to the top and makes the next curve flatter.',
  ),
  paragraph(
    `Two things follow. First, the best moment to review is earlier than most learners believe,
    because the greatest loss comes first. Second, reviewing matters less for what it restores
    today than for what it does to stability. Each successful retrieval raises S, so that the
    next curve falls more slowly than the last.`,
  ),

  heading('4  Retrieval practice'),
  paragraph(
    `**Retrieval practice** is the recalling of learned material without looking at it. It is often
    called the testing effect, because tests were the first place where it was noticed. In 2006
    Henry Roediger and Jeffrey Karpicke asked students to read a short passage. One group then
    read it again; the other wrote down all they could remember. Five minutes later those who had
    reread remembered slightly more. After a week the order was reversed.`,
  ),
  figure(
    recallBars,
    'Share of a passage recalled after a second reading and after a test, by the time that had passed (after Roediger and Karpicke, 2006).',
  ),
  paragraph(
    `Rereading makes the words of a text familiar, and familiarity feels like knowledge. It is a
    poor guide. The feeling that something is known because it is easy to read is called the
    illusion of fluency. Students who reread predicted that they would remember more than
    students who were tested, and they remembered less.`,
  ),
  paragraph(
    `Why does recalling work? The effort of retrieval strengthens the path to the memory. It also
    shows what is missing, so that the next hour can be spent where it is needed. Feedback
    matters: a wrong answer that is corrected soon after does no harm, whereas a wrong answer
    that is never corrected may be learned. Difficulties of this kind, which slow learning down
    today and make it last, were named desirable difficulties by Robert Bjork.`,
  ),

  heading('5  Spacing'),
  paragraph(
    `Ten minutes on each of six days teach more than sixty minutes on one. This is the spacing
    effect, and it is among the oldest and most reliable findings about memory: hundreds of
    experiments have found it, in people of every age, with vocabulary, mathematics, surgery and
    music. Studying everything at once is called massed practice, or cramming. Cramming raises
    marks tomorrow and leaves little behind next month.`,
  ),
  paragraph(
    `How long should the gap be? In 2008 Nicholas Cepeda and his colleagues taught more than 1,300
    people a set of facts, with different gaps before a review and different delays before a
    test. The best gap was longer when the test was farther away. For a test after one week it
    was one or two days; for a test after a year it was three or four weeks. Table 1 turns their
    results into advice.`,
  ),
  table(
    'How long to wait before the first review.',
    [0.34, 0.3, 0.36],
    [
      ['When you will need it', 'First review after', 'Share of the delay'],
      ['in one week', '1 to 2 days', 'about 20 percent'],
      ['in one month', 'about 1 week', 'about 20 percent'],
      ['in three months', 'about 2 weeks', 'about 15 percent'],
      ['in one year', '3 to 4 weeks', '5 to 10 percent'],
    ],
  ),
  paragraph(
    `One review is seldom enough. A simple plan lets the gap grow after each success. If the first
    gap is d days and each further gap is g times as long as the one before, the gap after the
    review with number n is`,
  ),
  {
    kind: 'formula',
    number: 2,
    runs: [{ text: 'D  =  d × g' }, { text: 'n − 1', raised: true }],
  },
  paragraph(
    `With d = 1 and g = 2 the reviews are followed by gaps of 1, 2, 4, 8 and 16 days, so that five
    reviews cover a month. In the 1970s the journalist Sebastian Leitner described a way to do
    this with paper cards and a few boxes. A card that is answered correctly moves one box to the
    right and waits longer; a card that is missed goes back to the first.`,
  ),
  figure(
    leitnerBoxes,
    'Leitner boxes. The gap doubles with each box; a card that is missed begins again.',
  ),

  heading('6  Interleaving'),
  paragraph(
    `**Interleaving** is the mixing of different kinds of problems within one session. Its opposite is
    blocked practice, in which all problems of one kind are finished before the next kind begins.
    Most textbooks are blocked: the exercises after a chapter all need the method of that
    chapter, so the learner never has to choose one.`,
  ),
  paragraph(
    `In 2007 Doug Rohrer and Kelli Taylor taught students to find the volumes of four unusual
    solids. During practice the blocked group solved 89 percent of the problems and the mixed
    group only 60 percent. In a test one week later the mixed group solved 63 percent and the
    blocked group 20 percent. Practice that felt worse had taught more.`,
  ),
  paragraph(
    `Mixing works because it trains two skills at once: carrying out a method, and recognising
    when it applies. It helps most where categories are easily confused, such as painters of one
    period, kinds of rock, or the four operations with fractions. For the very first minutes with
    a new idea, a short block is better.`,
  ),

  heading('7  Meaning, pictures and questions'),
  paragraph(
    `Deep processing is thinking about what something means; shallow processing is thinking about
    how it looks or sounds. Words that were judged by their meaning are recalled far better than
    words that were judged by their letters, even by people who did not know that a test would
    follow. What counts is not the wish to remember but what the mind does with the material.`,
  ),
  paragraph(
    `**Elaborative interrogation** is the habit of asking why a fact is true. **Self-explanation** is the
    habit of telling oneself how a step follows from the one before. Both tie what is new to what
    is known, and every tie is one more path by which the memory can be found. Experts learn
    faster in their own field for the same reason: they have more to tie new facts to.`,
  ),
  paragraph(
    `**Dual coding** is the use of words and pictures for the same idea. A labelled drawing is
    remembered better than the words alone, provided that the words stand beside the part they
    describe. Decoration does the opposite. Interesting pictures that explain nothing draw
    attention away from what matters; they are known as seductive details.`,
  ),

  heading('8  Sleep and the slow work of storing'),
  paragraph(
    `**Consolidation** is the process by which a fresh and fragile memory becomes a lasting one. New
    memories of facts and events depend on the hippocampus, a structure deep inside the temporal
    lobe. Over days and years they come to depend more on the neocortex, the folded outer sheet
    of the brain. Patients who lost the hippocampus could still recall their childhood, but could
    not form new memories of events.`,
  ),
  paragraph(
    `Much of this work is done in sleep. During slow-wave sleep the hippocampus replays patterns
    of the day, and the neocortex takes them up. People who sleep after learning remember more
    than people who stay awake for the same time, and a night without sleep before learning
    reduces what can be encoded on the following day. An hour of study bought with an hour of
    sleep is a bad bargain.`,
  ),
  paragraph(
    `Stress has two faces. A little of it, close to the moment of learning, sharpens memory for
    what matters. Strong stress shortly before a test makes retrieval harder. Practice under
    conditions like those of the test is the best protection, because what has been retrieved
    many times is retrieved even under pressure.`,
  ),

  heading('9  A week with all of it'),
  paragraph(
    `The methods in this booklet do not need more time than rereading; they need the same time,
    divided differently. Table 2 shows one chapter in one week. No session is longer than half an
    hour, and only the first of them is spent on reading.`,
  ),
  table(
    'One chapter in one week.',
    [0.18, 0.14, 0.68],
    [
      ['Day', 'Minutes', 'What to do'],
      ['Monday', '30', 'Read with questions in mind; ask why after each section'],
      ['Tuesday', '15', 'Write all you remember; check; repair the gaps'],
      ['Thursday', '20', 'Sit a quiz; mark it; return to the pages of what you missed'],
      ['Saturday', '20', 'Mix these questions with those of an earlier chapter'],
      ['Next week', '10', 'Answer only what was wrong on Saturday'],
    ],
  ),
  paragraph(
    `Expect it to feel slower. The feeling of ease is the very thing that misled us about
    rereading. Judge by what you can say with the book closed, a day later, in your own words. If
    you can do that, it is yours.`,
  ),

  heading('In short'),
  list([
    'Memory has three stages: encoding, storage and retrieval. Retrieval changes what is stored.',
    'Working memory holds about four chunks. Knowledge makes the chunks larger.',
    'Forgetting is steep at first. Each successful retrieval raises the stability of a memory.',
    'Recall instead of rereading; space instead of cramming; mix instead of blocking.',
    'Ask why, draw it, explain it to yourself, and sleep.',
  ]),
  heading('Where this comes from'),
  list([
    'Ebbinghaus 1885, Memory',
    'Miller 1956, The magical number seven',
    'Cowan 2001, The magical number four',
    'Roediger and Karpicke 2006, Test-enhanced learning',
    'Rohrer and Taylor 2007, The shuffling of problems',
    'Cepeda and others 2008, Spacing effects in learning',
  ]),
]

/** The sample in English. */
export const ENGLISH: SampleDocument = {
  file: 'how-memory-works.pdf',
  language: 'en',
  title: TITLE,
  subtitle: 'A short course for people who have something to learn',
  tableName: 'Table',
  fonts: 'maths',
  blocks: SAMPLE,
}
