import type { Messages } from '../messages.ts'

export const errors: Messages['errors'] = {
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es noch einmal.',
  offline: 'Du bist offline. Bitte versuche es noch einmal, sobald du wieder eine Verbindung hast.',
  session_missing: 'Die Anmeldung ist abgelaufen. Bitte melde dich erneut an.',
  credentials_missing: 'Bitte gib eine E-Mail-Adresse oder Telefonnummer und ein Passwort ein.',
  invalid_credentials: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  email_not_confirmed:
    'Die E-Mail-Adresse ist noch nicht bestätigt. Öffne den Link in der E-Mail, die wir dir geschickt haben.',
  account_disabled: 'Dieses Konto ist gesperrt.',
  password_too_short: 'Das Passwort muss mindestens 8 Zeichen lang sein.',
  password_well_known:
    'Dieses Passwort ist bekannt und leicht zu erraten. Bitte wähle ein anderes.',
  password_unchanged: 'Das neue Passwort muss sich vom alten unterscheiden.',
  current_password_wrong: 'Das aktuelle Passwort ist falsch.',
  sign_in_first: 'Bitte melde dich an, um weiterzumachen.',
  too_many_attempts:
    'Zu viele Versuche. Bitte versuche es in einigen Minuten noch einmal, spätestens in einer Stunde.',

  base_name_required: 'Bitte gib einen Namen für die Lernmappe ein',
  base_name_too_long: 'Der Name einer Lernmappe darf höchstens 50 Zeichen haben.',
  base_files_required: 'Bitte lade mindestens eine Datei hoch',
  bases_load_failed: 'Die Lernmappen konnten nicht geladen werden. Bitte versuche es noch einmal.',
  base_delete_failed: 'Die Lernmappe konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
  base_not_found: 'Diese Lernmappe gibt es nicht, oder du hast keinen Zugriff darauf.',
  base_load_failed: 'Die Lernmappe konnte nicht geladen werden. Bitte versuche es noch einmal.',
  file_load_failed: 'Die Datei konnte nicht geladen werden. Bitte versuche es noch einmal.',
  base_create_failed: 'Die Lernmappe konnte nicht angelegt werden. Bitte versuche es noch einmal.',
  base_update_failed: 'Die Lernmappe konnte nicht geändert werden. Bitte versuche es noch einmal.',
  file_delete_failed: 'Die Datei konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
  file_type_refused: 'Dieser Dateityp wird nicht unterstützt.',
  file_too_large: 'Diese Datei ist zu groß.',
  file_empty: 'Diese Datei ist leer.',
  file_chosen_twice: 'Diese Datei steht schon in der Liste.',
  file_upload_failed: 'Diese Datei konnte nicht hochgeladen werden. Bitte versuche es noch einmal.',

  pdf_no_text: 'Im PDF wurde kein Text gefunden.',
  pdf_blank: 'Im PDF wurde kein Text gefunden: Seine Seiten sind leer.',
  pdf_download_failed: 'Das PDF konnte nicht geladen werden',
  pdf_encrypted:
    'Dieses PDF ist mit einem Passwort geschützt. Entferne das Passwort und füge es erneut hinzu.',
  pdf_damaged: 'Diese Datei ist beschädigt oder kein PDF.',
  pdf_stalled: 'Das Lesen dieses PDFs kam nicht voran und wurde abgebrochen.',
  pdf_store_failed:
    'Der Text dieses PDFs konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  document_no_text: 'In dieser Datei wurde kein Text gefunden.',
  document_encrypted:
    'Diese Datei ist mit einem Passwort geschützt. Entferne das Passwort und füge sie erneut hinzu.',
  document_copy_protected:
    'Dieses Buch hat den Kopierschutz seines Shops (DRM). Besorge eine Fassung ohne ihn und füge sie hinzu.',
  document_damaged: 'Diese Datei ist beschädigt, ihr Text kann nicht gelesen werden.',
  document_wrong_type: 'Der Inhalt dieser Datei passt nicht zu ihrer Endung.',
  document_too_large:
    'Diese Datei enthält mehr, als gelesen werden kann. Teile sie in mehrere Dateien auf.',
  document_stalled: 'Das Lesen dieser Datei hat zu lange gedauert und wurde abgebrochen.',
  document_store_failed:
    'Der Text dieser Datei konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  picture_too_large: 'Bilder mit mehr als 50 Megapixeln werden nicht gelesen.',
  recognition_timeout:
    'Der Text wurde nicht innerhalb der Zeitgrenze erkannt. Ein ausgelasteter Computer braucht länger, du kannst es also noch einmal versuchen.',
  recognition_unreliable: 'Es wurde kein verlässlicher Text erkannt.',

  chat_text_not_ready:
    'Der Text dieses PDFs ist noch nicht verfügbar. Bitte warte, bis es fertig gelesen ist.',
  chat_text_check_failed: 'Es ließ sich nicht prüfen, ob dieses PDF Text enthält.',
  chat_pdf_only: 'Zu dieser Datei gibt es keinen Chat.',
  chat_no_text: 'In dieser PDF-Datei wurde kein Text gefunden.',
  chat_failed: 'Bei deiner Frage ist leider ein Fehler aufgetreten.',
  chat_document_not_ready:
    'Der Text dieser Datei wurde noch nicht gelesen. Bitte warte einen Moment.',
  chat_document_no_text:
    'Der Text dieser Datei konnte nicht gelesen werden, daher sind keine Fragen dazu möglich.',
  chat_picture_not_read: 'Lass den Text dieses Bildes erkennen, um dazu Fragen zu stellen.',
  chat_name_required: 'Bitte gib einen Namen für den Chat ein',
  chat_not_found: 'Dieser Chat wurde nicht gefunden.',
  chat_too_many_files:
    'Diese Dateien haben zusammen zu viel Text für eine Frage. Wähle weniger davon aus.',
  chat_stopped: 'Du hast diese Antwort gestoppt.',
  chats_load_failed: 'Die Chats konnten nicht geladen werden. Bitte versuche es noch einmal.',
  chat_create_failed: 'Der Chat konnte nicht angelegt werden. Bitte versuche es noch einmal.',
  chat_delete_failed: 'Der Chat konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
  chat_rename_failed: 'Der Chat konnte nicht umbenannt werden. Bitte versuche es noch einmal.',
  message_required: 'Bitte gib eine Nachricht ein',

  quiz_name_required: 'Bitte gib dem Quiz einen Namen',
  quiz_difficulty_invalid: 'Bitte wähle einen gültigen Schwierigkeitsgrad',
  quiz_mcq_count: 'Die Zahl der Multiple-Choice-Fragen muss zwischen 0 und 20 liegen',
  quiz_saq_count: 'Die Zahl der Fragen mit kurzer Antwort muss zwischen 0 und 20 liegen',
  quiz_laq_count: 'Die Zahl der Fragen mit langer Antwort muss zwischen 0 und 20 liegen',
  quiz_true_false_count: 'Die Zahl der Fragen „Richtig oder falsch“ muss zwischen 0 und 20 liegen',
  quiz_no_questions: 'Bitte wähle mindestens eine Fragenart',
  quiz_too_many_questions: 'Ein Quiz darf höchstens 30 Fragen haben',
  quiz_files_required: 'Bitte wähle mindestens eine Datei, aus der die Fragen erstellt werden.',
  quiz_time_limit: 'Das Zeitlimit muss zwischen 1 und 300 Minuten liegen',

  quiz_no_text:
    'In den gewählten Dateien wurde kein Text gefunden. Bitte achte darauf, dass die PDFs fertig gelesen sind.',
  quiz_unparsable:
    'Die Fragen des Sprachmodells ließen sich nicht auswerten. Bitte versuche es noch einmal.',
  quiz_generate_failed: 'Das Quiz konnte nicht erstellt werden. Bitte versuche es noch einmal.',
  quiz_load_failed: 'Das Quiz konnte nicht geladen werden. Bitte versuche es noch einmal.',
  quiz_not_found: 'Dieses Quiz gibt es nicht, oder du darfst es nicht ansehen.',
  quiz_answer_required: 'Bitte beantworte die Frage, bevor du abgibst.',
  quiz_answer_too_long: 'Eine Antwort darf höchstens 5.000 Zeichen haben.',
  quiz_answer_failed: 'Die Antwort konnte nicht abgegeben werden. Bitte versuche es noch einmal.',
  quiz_delete_failed: 'Das Quiz konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
  quiz_submit_failed: 'Der Test konnte nicht abgegeben werden. Bitte versuche es noch einmal.',
  quiz_answers_load_failed: 'Deine gespeicherten Antworten konnten nicht geladen werden.',
  quiz_results_load_failed:
    'Die Ergebnisse konnten nicht geladen werden. Bitte versuche es noch einmal.',
  quiz_language_needs_model:
    'Für Fragen in der Sprache dieser Dateien ist ein Sprachmodell nötig. Bitte die Person, die diese Website betreibt, eines anzubinden.',
  quiz_kind_needs_model:
    'Für diese Fragenarten ist ein Sprachmodell nötig. Wähle andere oder bitte die Person, die diese Website betreibt, eines anzubinden.',
  quiz_text_too_short:
    'In den ausgewählten Dateien ist zu wenig so klar erklärt, dass man danach fragen könnte.',
  quiz_name_too_long: 'Der Name eines Quiz darf höchstens 200 Zeichen haben.',
  quiz_repeat_failed:
    'Diese Fragen konnten nicht erneut gestellt werden. Bitte versuche es noch einmal.',
  question_change_failed: 'Die Frage konnte nicht geändert werden. Bitte versuche es noch einmal.',
  question_create_failed:
    'Die Frage konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  bank_load_failed: 'Deine Fragen konnten nicht geladen werden. Bitte versuche es noch einmal.',
  review_nothing_due:
    'Es ist nichts mehr zur Wiederholung fällig. Hast du die Wiederholung in einem anderen Tab oder auf einem anderen Gerät begonnen, findest du sie in der Übersicht.',
  dashboard_load_failed:
    'Die Übersicht konnte nicht geladen werden. Bitte versuche es noch einmal.',
  grade_failed: 'Diese Antwort konnte nicht bewertet werden. Bitte versuche es noch einmal.',
  self_mark_refused: 'Selbst bewerten kannst du nur Schätzungen.',
  retry_refused: 'Diese Frage kann nicht noch einmal beantwortet werden.',
  appeals_spent:
    'Du hast alle Einsprüche für diese Antwort genutzt. Die Bewertung bleibt; vergleiche deine Antwort mit der Musterantwort.',
  appeal_needs_model:
    'Das Sprachmodell, von dem diese Bewertung stammt, ist gerade nicht erreichbar. Die Bewertung bleibt. Bitte versuche es später noch einmal.',

  export_failed: 'Der Export ist fehlgeschlagen. Bitte versuche es noch einmal.',
  archive_invalid: 'Diese Datei ist kein Archiv aus Stoa oder ist beschädigt.',
  import_failed: 'Das Archiv konnte nicht importiert werden. Bitte versuche es noch einmal.',
  account_load_failed: 'Dein Konto konnte nicht geladen werden. Bitte versuche es noch einmal.',
  settings_save_failed:
    'Die Einstellung konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  account_email_mismatch: 'Das ist nicht die E-Mail-Adresse deines Kontos.',
  account_delete_failed: 'Das Konto konnte nicht gelöscht werden. Bitte versuche es noch einmal.',

  server_full:
    'Der Server hat gerade keinen freien Speicherplatz, um das zu speichern. Bitte versuche es später noch einmal.',
  bad_request: 'Die Anfrage wurde nicht verstanden.',
  model_unreachable: 'Das Sprachmodell war nicht erreichbar. Bitte versuche es gleich noch einmal.',
  model_stalled: 'Das Sprachmodell hat aufgehört zu antworten. Bitte versuche es noch einmal.',
  model_rate_limited:
    'Das Sprachmodell ist gerade ausgelastet. Bitte versuche es gleich noch einmal.',
  model_refused: 'Das Sprachmodell hat die Anfrage abgelehnt.',
  model_bad_reply:
    'Die Antwort des Sprachmodells war nicht verwendbar. Bitte versuche es noch einmal.',

  too_many_at_once:
    'Es laufen zu viele Vorgänge gleichzeitig. Bitte warte, bis sie fertig sind, und versuche es dann noch einmal.',
  server_busy: 'Der Server ist ausgelastet. Bitte versuche es gleich noch einmal.',
  request_too_large: 'Das ist zu groß, um gesendet zu werden.',
  quota_storage: 'Dein Speicherplatz ist voll. Bitte lösche Dateien, die du nicht mehr brauchst.',
  quota_files:
    'Du hast die Höchstzahl an Dateien erreicht. Bitte lösche Dateien, die du nicht mehr brauchst.',
  quota_bases:
    'Du hast die Höchstzahl an Lernmappen erreicht. Bitte lösche Lernmappen, die du nicht mehr brauchst.',
  quota_chats:
    'Du hast die Höchstzahl an Chats erreicht. Bitte lösche Chats, die du nicht mehr brauchst.',
  quota_messages:
    'Du hast die Höchstzahl an Nachrichten erreicht. Bitte lösche Chats, die du nicht mehr brauchst.',
  quota_quizzes:
    'Du hast die Höchstzahl an Quizzen erreicht. Bitte lösche Quizze, die du nicht mehr brauchst.',
  quota_highlights:
    'Du hast die Höchstzahl an Markierungen erreicht. Bitte lösche Markierungen, die du nicht mehr brauchst.',
  quota_text:
    'Die Texte deiner PDFs haben die Höchstgröße erreicht. Bitte lösche Dateien, die du nicht mehr brauchst.',
  quota_model_calls:
    'Du hast das Tageslimit für das Sprachmodell erreicht. Bitte versuche es morgen noch einmal.',
  quota_own_questions: 'Du hast die Höchstzahl eigener Fragen erreicht.',
  quota_own_questions_today: 'Du hast heute zu viele Fragen geschrieben.',
}
