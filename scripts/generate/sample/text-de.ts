import { heading, list, paragraph, table, type SampleDocument } from './blocks.ts'

/** The sample in German. */
export const GERMAN: SampleDocument = {
  file: 'wie-das-gedaechtnis-arbeitet.pdf',
  language: 'de',
  title: 'Wie das Gedächtnis arbeitet',
  subtitle: 'Ein kurzer Kurs für alle, die etwas zu lernen haben',
  tableName: 'Tabelle',
  fonts: 'latin',
  blocks: [
    paragraph(
      `Die meisten Menschen haben vieles gelernt, aber nie gelernt, wie man lernt. Man liest ein
      Kapitel, liest es noch einmal, unterstreicht das Wichtige und glaubt, es zu wissen. Eine
      Woche später ist fast alles vergessen. Dieses Heft erklärt, warum das so ist und was besser
      hilft.`,
    ),
    heading('1  Drei Stufen einer Erinnerung'),
    paragraph(
      `Eine Erinnerung durchläuft drei Stufen. **Enkodierung** ist der Vorgang, der aus Gesehenem,
      Gehörtem oder Gedachtem eine Spur im Gehirn macht. **Speicherung** ist das Bewahren dieser Spur
      über die Zeit. **Abruf** ist der Vorgang, der die Spur bei Bedarf wieder ins Bewusstsein
      bringt. Wer in einer Prüfung etwas nicht weiß, kann auf jeder dieser drei Stufen
      gescheitert sein.`,
    ),
    paragraph(
      `Die Stufen hängen voneinander ab. Was mit Aufmerksamkeit und mit Blick auf die Bedeutung
      aufgenommen wurde, wird fester gespeichert. Was abgerufen wurde, wird erneut gespeichert,
      und zwar fester als zuvor. Das Gedächtnis gleicht deshalb keinem Archiv: Eine Erinnerung
      wird bei jedem Gebrauch neu aufgebaut.`,
    ),
    heading('2  Das Arbeitsgedächtnis'),
    paragraph(
      `Das **Arbeitsgedächtnis** ist der kleine Speicher für das, woran wir gerade denken. Im Jahr
      1956 schätzte der Psychologe George Miller seinen Umfang auf etwa sieben Einheiten. Spätere
      Arbeiten von Nelson Cowan kamen auf etwa vier Einheiten. Ohne Wiederholung verblassen die
      Inhalte nach rund zwanzig Sekunden.`,
    ),
    paragraph(
      `Ein **Chunk** ist eine Gruppe von Teilen, die durch Erfahrung zu einer Einheit geworden ist.
      Eine geübte Schachspielerin sieht auf dem Brett wenige vertraute Gruppen, ein Anfänger
      viele einzelne Figuren. **Kognitive Belastung** ist die Anforderung, die eine Aufgabe an das
      Arbeitsgedächtnis stellt. Ist die Belastung größer als der Speicher, kommt das Lernen zum
      Stillstand.`,
    ),
    heading('3  Die Vergessenskurve'),
    paragraph(
      `Im Jahr 1885 veröffentlichte Hermann Ebbinghaus die ersten Experimente zum Gedächtnis. Er
      lernte Listen sinnloser Silben auswendig und maß, wie viel Zeit er beim erneuten Lernen
      sparte. Nach zwanzig Minuten sparte er etwa 58 Prozent der Arbeit, nach einem Tag etwa 34
      Prozent und nach einem Monat etwa 21 Prozent. Die **Vergessenskurve** ist der Verlauf dieses
      Verlusts: Sie fällt in den ersten Stunden steil und danach immer flacher.`,
    ),
    paragraph(
      `Daraus folgt zweierlei. Erstens liegt der beste Zeitpunkt für eine Wiederholung früher, als
      die meisten glauben, weil der größte Verlust am Anfang steht. Zweitens macht jeder
      gelungene Abruf die Erinnerung haltbarer, sodass die nächste Kurve langsamer fällt.`,
    ),
    heading('4  Abrufen statt wiederlesen'),
    paragraph(
      `**Abrufübung** ist das Wiedergeben von gelerntem Stoff, ohne dabei hinzusehen. Im Jahr 2006
      ließen Henry Roediger und Jeffrey Karpicke Studierende einen kurzen Text lesen. Eine Gruppe
      las ihn noch einmal, die andere schrieb auf, woran sie sich erinnerte. Nach fünf Minuten
      lag die erste Gruppe leicht vorn. Nach einer Woche war es umgekehrt.`,
    ),
    paragraph(
      `Die eigenen Notizen noch einmal zu lesen, ist keine gute Wiederholung, denn dabei werden
      nur die Worte vertraut, und Vertrautheit fühlt sich wie Wissen an. Die Flüssigkeitsillusion
      ist das Gefühl, etwas zu wissen, weil es sich leicht liest. Wer nur wiederlas, sagte sich
      selbst bessere Ergebnisse voraus und erinnerte sich an weniger.`,
    ),
    paragraph(
      `Warum hilft das Abrufen? Die Mühe des Abrufs stärkt den Weg zur Erinnerung. Außerdem zeigt
      der Abruf, was fehlt, sodass die nächste Stunde dort eingesetzt wird, wo sie nötig ist. Ein
      Fehler, der bald berichtigt wird, schadet nicht; ein Fehler, der nie berichtigt wird, kann
      sich festsetzen.`,
    ),
    heading('5  Verteiltes Lernen'),
    paragraph(
      `Zehn Minuten an sechs Tagen bringen mehr als sechzig Minuten an einem Tag. Der
      **Verteilungseffekt** ist der Vorteil von Lernzeiten, die über mehrere Tage verteilt sind. Im
      Jahr 2008 zeigten Nicholas Cepeda und sein Team an mehr als 1300 Personen, dass der beste
      Abstand mit der Zeit bis zur Prüfung wächst. Tabelle 1 macht daraus einen Rat.`,
    ),
    table(
      'Wie lange man bis zur ersten Wiederholung wartet.',
      [0.5, 0.5],
      [
        ['Wann du es brauchst', 'Erste Wiederholung nach'],
        ['in einer Woche', '1 bis 2 Tagen'],
        ['in einem Monat', 'etwa 1 Woche'],
        ['in drei Monaten', 'etwa 2 Wochen'],
        ['in einem Jahr', '3 bis 4 Wochen'],
      ],
    ),
    paragraph(
      `Eine einzige Wiederholung genügt selten. Ein einfacher Plan verdoppelt den Abstand nach
      jedem Erfolg. In den siebziger Jahren beschrieb der Journalist Sebastian Leitner dafür
      einen Kasten mit mehreren Fächern: Eine richtig beantwortete Karte rückt ein Fach weiter
      und wartet länger, eine falsch beantwortete kommt zurück in das erste Fach.`,
    ),
    heading('6  Mischen und Verstehen'),
    paragraph(
      `**Verschränktes Üben** ist das Mischen verschiedener Aufgabenarten in einer Sitzung. Beim
      geblockten Üben wird dagegen eine Art abgeschlossen, bevor die nächste beginnt. Das Mischen
      übt zweierlei: ein Verfahren auszuführen und zu erkennen, wann es passt. Im Jahr 2007
      lösten Studierende von Doug Rohrer und Kelli Taylor nach gemischtem Üben 63 Prozent der
      Testaufgaben, nach geblocktem Üben nur 20 Prozent.`,
    ),
    paragraph(
      `**Tiefe Verarbeitung** ist das Nachdenken darüber, was etwas bedeutet. **Oberflächliche
      Verarbeitung** ist das Achten darauf, wie etwas aussieht oder klingt. Wer sich fragt, warum
      eine Aussage stimmt, verknüpft Neues mit Bekanntem, und jede Verknüpfung ist ein weiterer
      Weg zur Erinnerung.`,
    ),
    heading('7  Schlaf'),
    paragraph(
      `**Konsolidierung** ist der Vorgang, durch den eine frische, empfindliche Erinnerung dauerhaft
      wird. Neue Erinnerungen an Fakten hängen zunächst vom Hippocampus ab, einer Struktur tief
      im Schläfenlappen. Mit der Zeit übernimmt die Großhirnrinde. Ein großer Teil dieser Arbeit
      geschieht im Tiefschlaf. Eine Stunde Lernen, die eine Stunde Schlaf kostet, ist deshalb ein
      schlechter Tausch.`,
    ),
    heading('Kurz gefasst'),
    list([
      'Eine Erinnerung hat drei Stufen: Enkodierung, Speicherung und Abruf.',
      'Das Arbeitsgedächtnis fasst etwa vier Einheiten. Wissen macht die Einheiten größer.',
      'Vergessen wird am Anfang am meisten. Jeder gelungene Abruf festigt die Erinnerung.',
      'Abrufen statt wiederlesen, verteilen statt pauken, mischen statt blocken.',
    ]),
  ],
}
