import type { AnswerWords } from '../answers.ts'
import { words, type LanguageWords } from '../language-words.ts'
import type { RequestWords } from '../request-words.ts'
import type { StatementWords } from '../statement-words.ts'

/** Arabic. */
export const ar: LanguageWords = {
  stopWords:
    words(`في من على إلى الى عن مع أن ان إن أو او و ف ثم هو هي هم هن هذا هذه ذلك تلك التي الذي
    الذين اللذين ما ماذا متى أين اين كيف لماذا لما كم من مَن هل أي اي أية اية كان كانت كانوا
    يكون تكون قد لقد لا لم لن ليس ليست كل بعض غير بين عند عندما حيث حتى منذ قبل بعد خلال حول
    ضد دون بدون كما أيضا ايضا إذا اذا لو لكن ولكن بل فقط مثل نحو لدى له لها لهم به بها بهم
    فيه فيها فيهم منه منها منهم عليه عليها عنه عنها إليه اليه إليها اليها وهو وهي وكان وكانت
    وقد وفي ومن وعلى التى أنه انه أنها انها بأن بان الذى هناك هنا نفس أكثر اكثر جدا يتم تم`),
  questionWords:
    words(`عام سنة تاريخ يوم عدد الاعداد نوع انواع اسم الاسم اسماء ماسم تسمى يسمى سمي يطلق معنى
    تعريف مثال امثلة الفرق سبب نسبة كمية الوثيقة النص المؤلف بماذا الشيء يمكن مقدار كلمة
    مصطلح هما وماذا البعض احيانا عموما عوضا`),
  weakWords:
    words(`يسبب تسبب سبب يؤدي تؤدي أدى أدت يقع تقع يوجد توجد يحدث تحدث حدث يستخدم تستخدم استخدام
    يعتبر تعتبر يعتقد يقال قال ذكر يذكر تقديم تقديمها قدم يقدم جعل يجعل تجعل أصبح أصبحت بدأ بدأت
    انتهى استمر دور وظيفة تأثير أثر علاقة العلاقة عملية طريقة أهمية مدة أطول أكبر أصغر أعلى أقل
    الشخص شخص الناس أشخاص شيء الأشياء يعمل تعمل عمل يساعد تساعد يحتاج تحتاج يشمل تشمل يتكون تتكون
    يعود تعود يأتي تأتي كيفية نتيجة مشكلة خصائص ميزة عنوان المقال`),
  answerTypes: {
    example: /مثال|أمثلة/iu,
    number: /كم/iu,
    time: /متى|(?:أي|اي) (?:عام|سنة|تاريخ|قرن)/iu,
    reason: /لماذا/iu,
    person: /^من\s|\sمن هو/iu,
    place: /أين|(?:أي|اي) (?:بلد|دولة|مدينة|منطقة)/iu,
    process: /كيف/iu,
    definition: /ما (?:هو|هي|معنى)/iu,
  },
  answerSigns: {
    example: /مثل |مثلا|على سبيل المثال/iu,
    time: /عام|سنة|القرن/iu,
    reason: /لأن|بسبب/iu,
  },
  definition: {
    after: String.raw`هو|هي`,
    frame: String.raw`ما (?:هو|هي)`,
  },
}

/** How messages to the tutor are worded. */
export const arRequests: RequestWords = {
  help: 'ماذا يمكنك أن تفعل|مساعدة',
  thanks: 'شكرا',
  greeting: 'مرحبا|السلام عليكم',
  summaryInside: 'لخص|ملخص|تلخيص|خلاصة',
  keyTerms: 'المصطلحات|الكلمات المفتاحية',
  pageInside: 'صفحة|الصفحة',
  wholePage: 'اشرح|ماذا|تقول|ما|في',
  followUp: 'و',
  comparisons: [{ opens: /(?:الفرق|الاختلاف)\s+بين\s+/gu, links: /(?<=\s)و/gu }],
  refusals: [
    /(?:لا|لم) (?:تذكر|يذكر|تقول|يقول|تحتوي|يحتوي|تتضمن|يتضمن|تحدد|يحدد)[^.؟!\n]{0,12}(?:الوثيقة|المستند|النص|المقاطع)|(?:الوثيقة|المستند|النص|المقاطع)[^.؟!\n]{0,12}(?:لا|لم) (?:تذكر|يذكر|تقول|يقول|تحتوي|يحتوي|تتضمن|يتضمن|تحدد|يحدد)/u,
  ],
}

/** The words that decide what a statement claims. */
export const arStatements: StatementWords = {
  negators: 'لا لم لن ليس ليست غير بدون دون',
}

/** Words by which the tutor without a model reads questions and documents. */
export const arAnswers: AnswerWords = {
  authorLabels: 'تأليف|المؤلف',
  nameParticles: 'bin|al',
  letterForms: ['[أإآ]', 'ا'],
  prefixes: /^[وف]?(?:[بلك]?ال|لل|[بلكسيتن])?(?=\p{L}{3})/u,
}
