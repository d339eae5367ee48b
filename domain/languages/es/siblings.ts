import type { SiblingWords } from '../sibling-words.ts'

/** Spanish words about things that a text puts beside each other. */
export const esSiblings: SiblingWords = {
  aspects: `definición|definiciones|síntomas?|signos?|causas?|diagnóstico|tratamientos?|
    prevención|historia|resumen|propósitos?|funci(?:ón|ones)|estructura|ubicación|
    características?|propiedades|beneficios?|ventajas?|desventajas?|fortalezas|debilidades|
    limitaciones|usos?|aplicaciones|proceso|métodos?|discusión|conclusi(?:ón|ones)|participantes|
    material(?:es)?|datos|tiempo|fecha|quién|cuándo|dónde|título|autor(?:es)?|año|fuentes?|
    precio|costos?|tamaño|color|fórmula|unidades|requisitos?|duración|objetivos?|resultados?|
    contexto|formato|contacto|introducción|motivación|ejemplos?|notas?|descripción|tipos?|
    nombre|riesgos?|otros?|otras?|evaluación|significados?|aspectos?|
    criterios?|parámetros?|métricas?|indicador(?:es)?|comportamientos? típicos?|clasificaci(?:ón|
    ones)|interpretaci(?:ón|ones)`,
  otherLists: `buenas prácticas|causas|consecuencias|efectos|(?:el |la |los |las )?(?:impactos?|legado|efectos|causas|
    consecuencias|beneficios|ventajas|importancia|directrices) de.*|.*preguntas (?:de|del|
      para el) (?:examen|test|repaso).*|consejos(?: prácticos)?|trucos|enlaces?(?: de interés| útiles)?
    (?: y referencias)?|(?:(?:principales|nuev[oa]s) )?(?:retos|desafíos|tendencias|recomendaciones|
    aplicaciones|(?:campos|áreas) de aplicación|consideraciones|implicaciones|mini-?proyectos|
    ejercicios|
    (?:áreas|temas|campos) (?:relacionad|afin)[oae]s)(?: \\p{L}+(?:e?s))?
    (?: (?:de|del|en|para|al?) .*)?|recursos(?: adicionales)?|lista de verificación|
    organización del curso|(?:interfaz|ventana|menú)(?: principal| de usuario)?|atajos
    (?: de teclado)?`,
  courseColumns: `fechas?|días?|semanas?|plazos?|entregas?|horas?|horario|sesión|sesiones|clases?|
    tareas?|lecturas?|
    estudiantes?|alumn[oa]s?|apellidos?|correo|e-?mail|teléfono|profesor(?:a|es)?|docentes?|aula|
    notas?|
    calificaci(?:ón|ones)|puntos?|puntaje|créditos|asistencia|sexo|género|edad|nacimiento|salario|
    sueldo|clientes?|
    emplead[oa]s?|factura|cantidad|presupuesto|precios?|gastos?|importe|monto|total|suma|
    responsables?|estado|progreso`,
  valueColumns: `funci(?:ón|ones)|rol|papel|prop[óo]sito|usos?|utilidad|aplicaci(?:ón|ones)|
    ubicaci[óo]n|localizaci[óo]n|lugar|origen|
    f[óo]rmula|s[íi]mbolo|unidad|abreviatura|siglas?|significado|definici[óo]n|descripci[óo]n|
    explicaci[óo]n|efectos?|acci(?:ón|ones)|
    resultados?|causas?|síntomas?|tratamientos?|terapia|mecanismo|productos?|sustrato|reactivos?|
    composici[óo]n|
    material(?:es)?|inventor|descubridor|fundador|capital|color|textura|forma|estructura|carga|
    estado|clase|orden|familia|
    género biológico|complejidad|capa|hormonas?|glándula|órgano diana|enzimas?|deficiencia|
    inervaci[óo]n|inserci[óo]n|per[íi]odo|
    [ée]poca|estilo|h[áa]bitat|alimentaci[óo]n|clima|tipo|monómeros?|características?|
    propiedad(?:es)?|ventajas?|desventajas?`,
  aspectColumns: `aspectos?|características?|criterios?|categor[íi]as?|componentes?|par[áa]metros?|propiedad(?:es)?|factor(?:es)?|comparaci[óo]n|elementos? de comparaci[óo]n|preguntas?|temas?|pasos?|etapas?|fases?`,
  numberingColumns: 'nº|núm|número|id|índice|páginas?|capítulos?|diapositivas?|figuras?|versión',
  pointers: `diapositivas?|capítulo|nosotros|nos|nuestr\\p{L}+|tú|tu|tus|te|ti|usted\\p{L}*|yo|mi`,
  continuations: `est[aeo]s?|es[ao]s?|su|sus|y|o|pero|porque|si|cuando|donde|también|p\\.\\s?ej|
    por ejemplo|véase|ver|de|como|en|a|para|no|más|menos|muy|sobre todo|especialmente|en particular|otro|otra|otros|otras|muchos|algunos`,
  purposes:
    '(?:se\\s)?(?:usad[oa]s?|utilizad[oa]s?|usan?|utilizan?|formad[oa]s?)\\s(?:para|por|en)|\\p{L}{2,}[aei]r(?:se)?(?=\\s)',
  modifiers: 'que|de|del|para|con|entre|cuyo|cuya|donde|en|por',
  nounEndings: '\\p{L}',
  kindNouns: `tipos?|clases?|formas?|fases?|etapas?|categorías|principios?|elementos?|
    componentes?|partes?|niveles|modelos?|teorías|pasos?|modos?|factores|sistemas?|técnicas?|
    estrategias?|herramientas?|métodos?`,
  listedNouns: `tipos|clases|formas|fases|etapas|categorías|componentes|partes|capas|niveles|
    pasos|ventajas|desventajas|inconvenientes|beneficios|limitaciones|fortalezas|debilidades|
    características|propiedades|funciones|causas|efectos|consecuencias|síntomas|principios|
    criterios|condiciones|requisitos|métodos|técnicas`,
  subjectLinks: 'de|del|para',
  followings: '(?:l[ao]s\\s)?siguientes|est[ao]s',
  determiners: 'el|la|los|las|una?|unos|unas|su|sus|tu|tus|todos|cada',
  leads: 'como|incluyen?|son|es|llamad[oa]s?|entre',
  fillers: 'etc|etcétera|otros?|otras?|demás|más|también|luego|cada|\\p{L}+mente',
  verbEndings: null,
}
