import { heading, list, paragraph, table, type SampleDocument } from './blocks.ts'

/** The sample in Spanish. */
export const SPANISH: SampleDocument = {
  file: 'como-funciona-la-memoria.pdf',
  language: 'es',
  title: 'Cómo funciona la memoria',
  subtitle: 'Un curso breve para quienes tienen algo que aprender',
  tableName: 'Tabla',
  fonts: 'latin',
  blocks: [
    paragraph(
      `Casi todos hemos estudiado muchas cosas, pero nadie nos enseñó a estudiar. Leemos un
      capítulo, lo volvemos a leer, subrayamos lo importante y creemos que ya lo sabemos. Una
      semana después hemos olvidado casi todo. Este cuaderno explica por qué ocurre y qué
      conviene hacer.`,
    ),
    heading('1  Las tres etapas de un recuerdo'),
    paragraph(
      `Un recuerdo pasa por tres etapas. La **codificación** es el proceso que convierte en una huella
      cerebral lo que vemos, oímos o pensamos. El **almacenamiento** es la conservación de esa huella
      a lo largo del tiempo. La **recuperación** es el proceso que devuelve la huella a la conciencia
      cuando hace falta. Un dato que no aparece en el examen pudo fallar en cualquiera de las
      tres etapas.`,
    ),
    paragraph(
      `Las etapas dependen unas de otras. Lo que se codifica con atención y pensando en su
      significado se almacena con más firmeza. Lo que se recupera se vuelve a almacenar, y con
      más firmeza que antes. Por eso la memoria no se parece a un archivo: un recuerdo se
      reconstruye cada vez que se usa.`,
    ),
    heading('2  La memoria de trabajo'),
    paragraph(
      `La **memoria de trabajo** es el pequeño almacén de lo que estamos pensando en este momento. En
      1956 el psicólogo George Miller calculó que su capacidad es de unos siete elementos. Los
      trabajos posteriores de Nelson Cowan la situaron en unos cuatro elementos. Si no se repite,
      su contenido se desvanece en unos veinte segundos.`,
    ),
    paragraph(
      `Un **bloque** es un grupo de piezas que la experiencia ha unido en una sola. Una ajedrecista
      experta ve en el tablero unos pocos grupos conocidos; un principiante ve muchas piezas
      sueltas. La **carga cognitiva** es la exigencia que una tarea impone a la memoria de trabajo.
      Cuando la carga supera la capacidad del almacén, el aprendizaje se detiene.`,
    ),
    heading('3  La curva del olvido'),
    paragraph(
      `En 1885 Hermann Ebbinghaus publicó los primeros experimentos sobre la memoria. Aprendía
      listas de sílabas sin sentido y medía cuánto tiempo ahorraba al aprenderlas de nuevo. Al
      cabo de veinte minutos ahorraba cerca del 58 por ciento del trabajo, al cabo de un día
      cerca del 34 por ciento y al cabo de un mes cerca del 21 por ciento. La curva del olvido es
      la representación de esa pérdida: cae deprisa en las primeras horas y después cada vez más
      despacio.`,
    ),
    paragraph(
      `De ahí se siguen dos consecuencias. La primera es que conviene repasar antes de lo que se
      suele creer, porque la mayor pérdida llega al principio. La segunda es que cada
      recuperación lograda hace el recuerdo más duradero, de modo que la curva siguiente cae más
      despacio.`,
    ),
    heading('4  Recuperar en lugar de releer'),
    paragraph(
      `La **práctica de recuperación** es el ejercicio de recordar lo aprendido sin mirarlo. En 2006
      Henry Roediger y Jeffrey Karpicke pidieron a un grupo de estudiantes que leyera un texto
      breve. Unos lo leyeron otra vez; otros escribieron todo lo que recordaban. A los cinco
      minutos los primeros recordaban un poco más. Una semana después ocurría lo contrario.`,
    ),
    paragraph(
      `Releer los apuntes no es una buena forma de repasar, porque solo hace familiares las
      palabras, y la familiaridad se confunde con el conocimiento. La **ilusión de fluidez** es la
      sensación de saber algo porque resulta fácil de leer. Quienes solo releyeron esperaban
      mejores resultados y recordaron menos.`,
    ),
    paragraph(
      `¿Por qué ayuda recuperar? El esfuerzo de recuperar refuerza el camino hacia el recuerdo.
      Además muestra lo que falta, y así la hora siguiente se dedica a lo necesario. Un error que
      se corrige pronto no hace daño; un error que nunca se corrige puede quedar aprendido.`,
    ),
    heading('5  El estudio espaciado'),
    paragraph(
      `Diez minutos durante seis días enseñan más que sesenta minutos en un solo día. El efecto de
      espaciado es la ventaja de repartir el estudio en varios días. En 2008 Nicholas Cepeda y su
      equipo comprobaron con más de 1300 personas que el mejor intervalo crece con el tiempo que
      falta para el examen. La tabla 1 convierte sus resultados en un consejo.`,
    ),
    table(
      'Cuánto esperar antes del primer repaso.',
      [0.5, 0.5],
      [
        ['Cuándo lo necesitarás', 'Primer repaso al cabo de'],
        ['dentro de una semana', '1 o 2 días'],
        ['dentro de un mes', '1 semana, más o menos'],
        ['dentro de tres meses', '2 semanas, más o menos'],
        ['dentro de un año', '3 o 4 semanas'],
      ],
    ),
    paragraph(
      `Un solo repaso rara vez basta. Un plan sencillo duplica el intervalo después de cada
      acierto. En los años setenta el periodista Sebastian Leitner describió para ello una caja
      con varios compartimentos: la tarjeta acertada pasa al siguiente y espera más tiempo; la
      tarjeta fallada vuelve al primero.`,
    ),
    heading('6  Mezclar y comprender'),
    paragraph(
      `La **práctica intercalada** es la mezcla de distintos tipos de problemas en una misma sesión.
      En la práctica en bloques, en cambio, se termina un tipo antes de empezar el siguiente. La
      mezcla entrena dos habilidades: aplicar un método y reconocer cuándo sirve. En 2007 los
      estudiantes de Doug Rohrer y Kelli Taylor resolvieron el 63 por ciento de los problemas del
      examen tras la práctica intercalada y solo el 20 por ciento tras la práctica en bloques.`,
    ),
    paragraph(
      `El **procesamiento profundo** es la reflexión sobre lo que algo significa. El **procesamiento
      superficial** es la atención a cómo se ve o cómo suena. Quien se pregunta por qué es cierta
      una afirmación une lo nuevo con lo conocido, y cada unión es un camino más hacia el
      recuerdo.`,
    ),
    heading('7  El sueño'),
    paragraph(
      `La **consolidación** es el proceso por el que un recuerdo reciente y frágil se vuelve duradero.
      Los recuerdos nuevos dependen al principio del hipocampo, una estructura situada en el
      interior del lóbulo temporal. Con el tiempo pasan a depender de la corteza cerebral. Gran
      parte de ese trabajo ocurre durante el sueño profundo. Por eso una hora de estudio que
      cuesta una hora de sueño es un mal negocio.`,
    ),
    heading('En resumen'),
    list([
      'Un recuerdo tiene tres etapas: codificación, almacenamiento y recuperación.',
      'En la memoria de trabajo caben unos cuatro bloques. El conocimiento agranda los bloques.',
      'Al principio se olvida más. Cada recuperación lograda hace el recuerdo más duradero.',
      'Recuperar en lugar de releer, espaciar en lugar de acumular, mezclar en lugar de separar.',
    ]),
  ],
}
