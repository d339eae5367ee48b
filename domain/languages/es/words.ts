import { esDefinitions } from './definitions.ts'
import { labels, words, type LanguageWords } from '../language-words.ts'

/** Spanish. */
export const es: LanguageWords = {
  nounFirst: true,
  stopWords:
    words(`a al algo algún alguna algunas algunos ante antes aquel así aún aunque bajo bien cada
    casi como cómo con contra cual cuál cuáles cuando cuándo cuánto cuánta cuántos cuántas
    de del desde donde dónde dos durante e el él ella ellas ellos en entre era eran es esa
    esas ese eso esos esta está están estas este esto estos fue fueron ha había habían han
    hasta hay la las le les lo los más me mediante mi mientras mis muy nada ni no nos nosotros o
    os otra otras otro otros para pero poco por porque por qué pues que qué quien quién
    quiénes se sea según ser si sí sido sin sobre solo son su sus también tan tanto te tiene
    tienen toda todas todo todos tras tu un una unas uno unos usted y ya yo`),
  questionWords:
    words(`significa significan siglas definición ejemplo ejemplos diferencia compara nombre nombres llama llamado
    llamada llamaba tipo tipos clase razón razones año años fecha día número porcentaje
    explícame explicame explica explicar dime cantidad documento texto autor dice pasos ocurrió término palabra cuándo sencillo
    sencilla simple fácil dame da encontró encontraron descubrió descubrieron demostró
    mostró muestra ayuda ayudan ayudó sirve sirven bueno buena mejor manera forma importante
    entonces menudo mismo misma mismos mismas oye vale jaja tuvo tuvieron tenía tenían hubo hizo hicieron`),
  weakWords:
    words(`tuvo tuvieron hubo siempre nunca jamás aproximadamente afecta afectan influye influyen influencia efecto efectos impacto papel rol función
    funciones propósito relación relaciona relacionan conexión proceso ocurre ocurren produce
    producen forma forman formación diferencian distingue distinguen consiste consisten
    incluye incluyen aprender entender estudiar saber resultado resultados consecuencia
    consecuencias ventaja ventajas desventaja desventajas característica características
    factor factores problema problemas método métodos concepto conceptos teoría calcula
    calcular calculan mide miden determina determinar utiliza utilizan usa usan usar aplicar
    alguien gente aplica necesita funciona funcionan desarrolló existe existen hace hacen dura duran durar
    tarda tardan parte partes componente componentes elemento elementos decide decidir elige elegir
    escoger investigó estudió propuso introdujo inventó formuló`),
  blockLabels: {
    exercise: labels(`ejercicios|ejercicio|problemas|problema|preguntas|preguntas de repaso|
      preguntas de revisión|preguntas de discusión|preguntas de pensamiento crítico|
      preguntas de autoevaluación|autoevaluación|actividades|actividad|tareas|tarea|
      práctica|cuestionario|cuestiones|pruébelo|inténtelo|inténtalo|
      compruebe lo aprendido|soluciones|respuestas|ejercicios propuestos|
      problemas adicionales|problemas de desafío|tarea para la casa|resolvámoslo juntos|
      preguntas conceptuales|cuestiones conceptuales|cuestiones de repaso|deberes|opción múltiple|piénselo bien|lo pongo en práctica|
      ejercicio didáctico|ejercicios resueltos|respuesta corta|preguntas cortas`),
    reference: labels(`referencias|bibliografía|fuentes|literatura|lecturas recomendadas|
      lecturas adicionales|lecturas complementarias|para explorar más|enlaces|enlaces externos|
      véase también|notas|agradecimientos|créditos|recursos|recursos adicionales`),
    glossary:
      labels(`glosario|glosario de términos|glosario de términos clave|términos clave|términos|
      conceptos básicos|vocabulario|definiciones|
      palabras clave|siglas|abreviaturas|terminología`),
    summary:
      labels(`resumen|resumen del capítulo|conclusiones y perspectivas|en resumen|conclusión|conclusiones|puntos clave|
      ideas clave|conceptos clave|repaso|repaso del capítulo|síntesis|ideas principales|
      a modo de conclusión|revisión del capítulo`),
    index: labels(`índice alfabético|índice analítico|índice de materias|índice temático|
      índice onomástico`),
    frontMatter:
      labels(`criterios de evaluación|criterios de evaluación cubiertos|índice|contenido|contenidos|tabla de contenidos|índice general|objetivos|
      objetivos de aprendizaje|esquema del capítulo|prefacio|prólogo|sobre el autor|
      índice de figuras|índice de tablas|resultados de aprendizaje|objetivo de aprendizaje|créditos y licencia`),
    link: labels(`enlace al aprendizaje|vínculo al aprendizaje|multimedia|video`),
    workedExample: labels(`ejemplo|solución|estrategia|importancia|significado`),
    strategy: labels(`estrategia|planteamiento`),
    solution: labels(`solución`),
    figure: labels(`figura|fig|gráfico|gráfica|imagen|ilustración|mapa|diagrama`),
    table: labels(`tabla|cuadro`),
  },
  answerTypes: {
    example: /\bejemplos?\b/iu,
    number:
      /\bcuánt[oa]s?\b|\bqué tan \p{L}+|\bqué (?:porcentaje|proporción|cantidad|número|temperatura|velocidad|distancia|profundidad)\b/iu,
    time: /\bcuándo\b(?! (?:se (?:usan?|utilizan?|emplean?|debe|puede)|conviene|deb[eo]|debería|hay que)\b)|\ben qué (?:año|fecha|siglo|época)/iu,
    reason:
      /\bpor qué\b|\bcuál(?:es)? (?:es|son) (?:la|las|los|el) (?:causas?|raz(?:ón|ones)|motivos?)\b|\ba qué se debe/iu,
    person: /\bquién(?:es)?\b/iu,
    place: /\bd[oó]nde\b|\ben qué (?:país|ciudad|lugar|región)/iu,
    list: /^\W*(?:l[oa]s |todos |todas )*(?:tipos|clases|formas|partes|pasos|etapas|fases|componentes|elementos|características|ventajas|desventajas) del?\b|\b(?:enumera|menciona|lista|nombra|cuáles son|qué (?:tipos?|clases?|partes?|pasos?|etapas?|fases?|formas|métodos|funciones|propiedades|ventajas|desventajas|factores|elementos|características|(?:\p{L}+ ){0,2}\p{L}+s (?:hay|existen))|de qué (?:se componen?|está(?:n)? (?:formad|compuest)[oa]s?))\b/iu,
    process: /\bcómo\b(?!.* defin)/iu,
    definition:
      /\bqué (?:es|son|significa|se entiende)\b|\b(?:define|defina|definen|definid[oa]s?|definición|explica|explique|describe|significado de)\b/iu,
  },
  answerSigns: {
    example: /\b(?:por ejemplo|tales? como)\b/iu,
    number:
      /\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|mill(?:ón|ones)|mitad)\b/iu,
    time: /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|siglos?|décadas?|años \d0)\b/iu,
    reason:
      /\b(?:porque|debido|por lo tanto|para que|ya que|puesto que|a causa de|gracias a|por eso)\b/iu,
  },
  definition: {
    after: String.raw`sirven? (?:para|de|como)|actúan? como|funcionan? como|se entienden?|se trata de|trata de|estudia|estudian|se ocupa de|se encarga de|es|son|era|eran|significa|consisten? en|se (?:refiere|denomina|define|llama|conoce)|designa`,
    before: String.raw`(?:se (?:l[aeo]s? )?(?:llaman?|denominan?|conocen? como|habla de|conoce como)|llamad[oa]s?|denominad[oa]s?|conocid[oa]s? como|el término)(?: (?:el|la|los|las|un|una))?`,
    frame: String.raw`(?:por favor )?(?:en qué consisten?|cómo (?:se )?(?:definen?|definimos|definirías)|cómo (?:está|están) definid[oa]s?|(?:para )?qué (?:sirven?|hacen?)|para qué se (?:usan?|utilizan?)|cuáles son|qué (?:es|son|significan?|significan las siglas|dice|establece|significa|se entiende por)|define|defina|expl[ií]ca(?:me|nos)?|explique|describe|el significado de|quién(?:es)? (?:es|son|fue|fueron|era|eran))(?: (?:el|la|los|las|un|una|el término|el concepto de))*`,
    tail: String.raw`(?:significa|definid[oa]s?|de forma sencilla|en palabras sencillas|brevemente)`,
  },
  synonyms: labels(`inventó propuso introdujo desarrolló descubrió creó formuló investigó estudió|
    grande tamaño|
    comienzo inicio empezar comenzar|
    fin final|
    ventaja beneficio|
    desventaja limitación inconveniente|
    diferencia distinguir diferenciar|
    tipo clase categoría forma|
    paso etapa fase|
    causa razón motivo|
    efecto consecuencia impacto resultado|
    objetivo finalidad propósito función|
    importante principal fundamental|
    reducir disminuir|
    aumentar incrementar|
    enfermedad trastorno|
    rápido velocidad|
    calcular determinar|
    parte componente elemento|
    mover mueve mueven movimiento movilidad|
    medir mide miden medida tamaño|
    crecer crece crecen crecimiento|
    morir muere mueren muerte mortalidad|
    nacer nace nacen nacimiento|
    elegir elige eligen elección selección|
    reproducir reproduce reproducen reproducción`).map((set) => set.split(' ')),
  definitions: esDefinitions,
}
