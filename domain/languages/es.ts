import { labels, words, type LanguageWords } from './language-words.ts'

/** Spanish. */
export const es: LanguageWords = {
  stopWords:
    words(`a al algo algún alguna algunas algunos ante antes aquel así aún aunque bajo bien cada
    casi como cómo con contra cual cuál cuáles cuando cuándo cuánto cuánta cuántos cuántas
    de del desde donde dónde dos durante e el él ella ellas ellos en entre era eran es esa
    esas ese eso esos esta está están estas este esto estos fue fueron ha había habían han
    hasta hay la las le les lo los más me mediante mi mientras muy nada ni no nos nosotros o
    os otra otras otro otros para pero poco por porque por qué pues que qué quien quién
    quiénes se sea según ser si sí sido sin sobre solo son su sus también tan tanto te tiene
    tienen toda todas todo todos tras tu un una unas uno unos usted y ya yo`),
  questionWords:
    words(`significa definición ejemplo ejemplos diferencia compara nombre nombres llama llamado
    llamada llamaba tipo tipos clase razón razones año años fecha día número porcentaje
    cantidad documento texto autor dice pasos ocurrió término palabra cuándo sencillo
    sencilla simple fácil dame da encontró encontraron descubrió descubrieron demostró
    mostró muestra ayuda ayudan ayudó sirve sirven bueno buena mejor manera forma importante
    menudo`),
  blockLabels: {
    exercise: labels(`ejercicios|ejercicio|problemas|problema|preguntas|preguntas de repaso|
      preguntas de revisión|preguntas de discusión|preguntas de pensamiento crítico|
      preguntas de autoevaluación|autoevaluación|actividades|actividad|tareas|tarea|
      práctica|cuestionario|cuestiones|pruébelo|inténtelo|inténtalo|
      compruebe lo aprendido|soluciones|respuestas|ejercicios propuestos|
      problemas adicionales|problemas de desafío|tarea para la casa|resolvámoslo juntos|
      preguntas conceptuales|deberes|opción múltiple|piénselo bien|lo pongo en práctica`),
    reference: labels(`referencias|bibliografía|fuentes|literatura|lecturas recomendadas|
      lecturas adicionales|lecturas complementarias|enlaces|enlaces externos|
      véase también|notas|agradecimientos|créditos|recursos|recursos adicionales`),
    glossary: labels(`glosario|términos clave|términos|conceptos básicos|vocabulario|definiciones|
      palabras clave|siglas|abreviaturas|terminología`),
    summary: labels(`resumen|resumen del capítulo|en resumen|conclusión|conclusiones|puntos clave|
      ideas clave|conceptos clave|repaso|repaso del capítulo|síntesis|ideas principales|
      a modo de conclusión|revisión del capítulo`),
    index: labels(`índice alfabético|índice analítico|índice de materias|índice temático|
      índice onomástico`),
    frontMatter: labels(`índice|contenido|contenidos|tabla de contenidos|índice general|objetivos|
      objetivos de aprendizaje|esquema del capítulo|prefacio|prólogo|sobre el autor|
      índice de figuras|índice de tablas|resultados de aprendizaje|créditos y licencia`),
    link: labels(`enlace al aprendizaje|vínculo al aprendizaje|multimedia|video`),
    figure: labels(`figura|fig|gráfico|gráfica|imagen|ilustración|mapa|diagrama`),
    table: labels(`tabla|cuadro`),
  },
}
