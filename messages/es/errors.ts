import type { Messages } from '../messages.ts'

export const errors: Messages['errors'] = {
  unexpected: 'Se ha producido un error inesperado. Vuelve a intentarlo.',
  offline: 'No tienes conexión. Vuelve a intentarlo cuando la recuperes.',
  session_missing: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
  credentials_missing: 'Escribe un correo electrónico o un teléfono y una contraseña.',
  invalid_credentials: 'El correo electrónico o la contraseña no son correctos.',
  email_not_confirmed:
    'El correo electrónico aún no está confirmado. Abre el enlace del mensaje que te enviamos.',
  account_disabled: 'Esta cuenta está bloqueada.',
  password_too_short: 'La contraseña debe tener al menos 8 caracteres.',
  password_well_known: 'Esta contraseña es conocida y fácil de adivinar. Elige otra.',
  password_unchanged: 'La contraseña nueva debe ser distinta de la anterior.',
  current_password_wrong: 'La contraseña actual no es correcta.',
  sign_in_first: 'Inicia sesión para continuar.',
  too_many_attempts:
    'Demasiados intentos. Vuelve a intentarlo en unos minutos o, como muy tarde, en una hora.',

  base_name_required: 'Escribe un nombre para la base',
  base_name_too_long: 'El nombre de una base puede tener 50 caracteres como máximo.',
  base_files_required: 'Sube al menos un archivo',
  bases_load_failed: 'No se pudieron cargar las bases. Vuelve a intentarlo.',
  base_delete_failed: 'No se pudo eliminar la base. Vuelve a intentarlo.',
  base_not_found: 'La base no existe o no tienes acceso a ella.',
  base_load_failed: 'No se pudo cargar la base. Vuelve a intentarlo.',
  file_load_failed: 'No se pudo cargar el archivo. Vuelve a intentarlo.',
  base_create_failed: 'No se pudo crear la base. Vuelve a intentarlo.',
  base_update_failed: 'No se pudo actualizar la base. Vuelve a intentarlo.',
  file_delete_failed: 'No se pudo eliminar el archivo. Vuelve a intentarlo.',
  file_type_refused: 'Este tipo de archivo no se admite.',
  file_too_large: 'Este archivo es demasiado grande.',
  file_empty: 'Este archivo está vacío.',
  file_chosen_twice: 'Este archivo ya está en la lista.',
  file_upload_failed: 'No se pudo subir este archivo. Vuelve a intentarlo.',

  pdf_no_text: 'No se encontró texto en el PDF.',
  pdf_blank: 'No se encontró texto en el PDF: sus páginas están vacías.',
  pdf_download_failed: 'No se pudo descargar el PDF',
  pdf_encrypted: 'Este PDF está protegido con contraseña. Quita la contraseña y vuelve a añadirlo.',
  pdf_damaged: 'Este archivo está dañado o no es un PDF.',
  pdf_stalled: 'La lectura de este PDF no avanzaba y se ha detenido.',
  pdf_store_failed: 'No se pudo guardar el texto de este PDF. Vuelve a intentarlo.',
  document_no_text: 'No se encontró texto en este archivo.',
  document_encrypted:
    'Este archivo está protegido con contraseña. Quita la contraseña y vuelve a añadirlo.',
  document_copy_protected:
    'Este libro lleva la protección anticopia de su tienda (DRM). Consigue una copia sin ella y añádela.',
  document_damaged: 'Este archivo está dañado y no se puede leer su texto.',
  document_wrong_type: 'El contenido de este archivo no corresponde a su extensión.',
  document_too_large:
    'Este archivo contiene más de lo que se puede leer. Divídelo en varios archivos.',
  document_stalled: 'La lectura de este archivo ha tardado demasiado y se ha detenido.',
  document_store_failed: 'No se pudo guardar el texto de este archivo. Vuelve a intentarlo.',
  picture_too_large: 'No se leen imágenes de más de 50 megapíxeles.',
  recognition_timeout:
    'El texto no se ha reconocido dentro del límite de tiempo. Un ordenador ocupado tarda más, así que puedes volver a intentarlo.',
  recognition_unreliable: 'No se ha reconocido ningún texto fiable.',

  chat_text_not_ready:
    'El texto de este PDF aún no está disponible. Espera a que termine de leerse.',
  chat_text_check_failed: 'No se pudo comprobar si este PDF tiene texto.',
  chat_pdf_only: 'No se puede conversar sobre este archivo.',
  chat_no_text: 'No se encontró texto en este archivo PDF.',
  chat_failed: 'Lo siento, hubo un error al procesar tu pregunta.',
  chat_document_not_ready: 'Todavía no se ha leído el texto de este archivo. Espera un momento.',
  chat_document_no_text:
    'No se pudo leer el texto de este archivo, así que no puedes preguntar sobre él.',
  chat_picture_not_read: 'Reconoce el texto de esta imagen para preguntar sobre ella.',
  chat_name_required: 'Escribe un nombre para la conversación',
  chat_not_found: 'No se encontró esta conversación.',
  chat_too_many_files: 'Estos archivos tienen demasiado texto para una sola pregunta. Elige menos.',
  chat_stopped: 'Has detenido esta respuesta.',
  chats_load_failed: 'No se pudieron cargar las conversaciones. Vuelve a intentarlo.',
  chat_create_failed: 'No se pudo crear la conversación. Vuelve a intentarlo.',
  chat_delete_failed: 'No se pudo eliminar la conversación. Vuelve a intentarlo.',
  chat_rename_failed: 'No se pudo cambiar el nombre de la conversación. Vuelve a intentarlo.',
  message_required: 'Escribe un mensaje',

  quiz_name_required: 'El cuestionario necesita un nombre',
  quiz_difficulty_invalid: 'Elige un nivel de dificultad válido',
  quiz_mcq_count: 'El número de preguntas de opción múltiple debe estar entre 0 y 20',
  quiz_saq_count: 'El número de preguntas de respuesta corta debe estar entre 0 y 20',
  quiz_laq_count: 'El número de preguntas de respuesta larga debe estar entre 0 y 20',
  quiz_true_false_count: 'El número de preguntas de verdadero o falso debe estar entre 0 y 20',
  quiz_no_questions: 'Elige al menos un tipo de pregunta',
  quiz_too_many_questions: 'Un cuestionario puede tener 30 preguntas como máximo',
  quiz_files_required: 'Elige al menos un archivo del que sacar las preguntas.',
  quiz_time_limit: 'El límite de tiempo debe estar entre 1 y 300 minutos',

  quiz_no_text:
    'No se encontró texto en los archivos elegidos. Comprueba que los PDF ya se hayan procesado.',
  quiz_unparsable:
    'No se pudieron interpretar las preguntas del modelo de lenguaje. Vuelve a intentarlo.',
  quiz_generate_failed: 'No se pudo crear el cuestionario. Vuelve a intentarlo.',
  quiz_load_failed: 'No se pudo cargar el cuestionario. Vuelve a intentarlo.',
  quiz_not_found: 'El cuestionario no existe o no tienes permiso para verlo.',
  quiz_answer_required: 'Responde a la pregunta antes de enviarla.',
  quiz_answer_too_long: 'Una respuesta puede tener 5000 caracteres como máximo.',
  quiz_answer_failed: 'No se pudo enviar la respuesta. Vuelve a intentarlo.',
  quiz_delete_failed: 'No se pudo eliminar el cuestionario. Vuelve a intentarlo.',
  quiz_submit_failed: 'No se pudo entregar la prueba. Vuelve a intentarlo.',
  quiz_answers_load_failed: 'No se pudieron recuperar las respuestas guardadas.',
  quiz_results_load_failed: 'No se pudieron cargar los resultados. Vuelve a intentarlo.',
  quiz_language_needs_model:
    'Para hacer preguntas en el idioma de estos archivos hace falta un modelo de lenguaje. Pide a quien administra este sitio que conecte uno.',
  quiz_kind_needs_model:
    'Para estos tipos de pregunta hace falta un modelo de lenguaje. Elige otros o pide a quien administra este sitio que conecte uno.',
  quiz_text_too_short:
    'Hay muy poco explicado en los archivos elegidos con claridad suficiente para preguntarlo.',
  quiz_name_too_long: 'El nombre de un cuestionario puede tener 200 caracteres como máximo.',
  quiz_repeat_failed: 'No se pudieron repetir estas preguntas. Vuelve a intentarlo.',
  question_change_failed: 'No se pudo modificar la pregunta. Vuelve a intentarlo.',
  question_create_failed: 'No se pudo guardar la pregunta. Vuelve a intentarlo.',
  bank_load_failed: 'No se pudieron cargar tus preguntas. Vuelve a intentarlo.',
  review_nothing_due:
    'Ya no queda nada por repasar. Si empezaste el repaso en otra pestaña o dispositivo, lo encontrarás en el panel.',
  dashboard_load_failed: 'No se pudo cargar el panel. Vuelve a intentarlo.',
  grade_failed: 'No se pudo puntuar esta respuesta. Vuelve a intentarlo.',
  self_mark_refused: 'Solo puedes puntuar por tu cuenta las estimaciones.',
  retry_refused: 'Esta pregunta no se puede volver a responder.',
  appeals_spent:
    'Ya has usado todas las reclamaciones para esta respuesta. La puntuación se mantiene; compara tu respuesta con la respuesta modelo.',
  appeal_needs_model:
    'El modelo de lenguaje que dio esta puntuación no está disponible ahora. La puntuación se mantiene. Vuelve a intentarlo más tarde.',

  export_failed: 'No se pudo exportar. Vuelve a intentarlo.',
  archive_invalid: 'Este archivo no es un ZIP exportado de Stoa o está dañado.',
  import_failed: 'No se pudo importar. Vuelve a intentarlo.',
  account_load_failed: 'No se pudo cargar tu cuenta. Vuelve a intentarlo.',
  settings_save_failed: 'No se pudo guardar el ajuste. Vuelve a intentarlo.',
  account_email_mismatch: 'Ese no es el correo electrónico de tu cuenta.',
  account_delete_failed: 'No se pudo eliminar la cuenta. Vuelve a intentarlo.',

  server_full:
    'El servidor no tiene espacio libre para guardar esto en este momento. Vuelve a intentarlo más tarde.',
  bad_request: 'No se ha entendido la solicitud.',
  model_unreachable:
    'No se pudo conectar con el modelo de lenguaje. Vuelve a intentarlo en un momento.',
  model_stalled: 'El modelo de lenguaje ha dejado de responder. Vuelve a intentarlo.',
  model_rate_limited: 'El modelo de lenguaje está ocupado. Vuelve a intentarlo en un momento.',
  model_refused: 'El modelo de lenguaje ha rechazado la solicitud.',
  model_bad_reply: 'La respuesta del modelo de lenguaje no se pudo usar. Vuelve a intentarlo.',

  too_many_at_once:
    'Hay demasiadas operaciones en curso a la vez. Espera a que terminen y vuelve a intentarlo.',
  server_busy: 'El servidor está ocupado. Vuelve a intentarlo en un momento.',
  request_too_large: 'Esto es demasiado grande para enviarlo.',
  quota_storage:
    'Tu espacio de almacenamiento está lleno. Elimina los archivos que ya no necesites.',
  quota_files:
    'Has alcanzado el número máximo de archivos. Elimina los archivos que ya no necesites.',
  quota_bases: 'Has alcanzado el número máximo de bases. Elimina las bases que ya no necesites.',
  quota_chats:
    'Has alcanzado el número máximo de conversaciones. Elimina las conversaciones que ya no necesites.',
  quota_messages:
    'Has alcanzado el número máximo de mensajes. Elimina las conversaciones que ya no necesites.',
  quota_quizzes:
    'Has alcanzado el número máximo de cuestionarios. Elimina los cuestionarios que ya no necesites.',
  quota_highlights:
    'Has alcanzado el número máximo de resaltados. Elimina los resaltados que ya no necesites.',
  quota_text:
    'Los textos de tus PDF han alcanzado el tamaño máximo. Elimina los archivos que ya no necesites.',
  quota_model_calls:
    'Has alcanzado el límite diario de uso del modelo de lenguaje. Vuelve a intentarlo mañana.',
  quota_own_questions: 'Has alcanzado el máximo de preguntas propias.',
  quota_own_questions_today: 'Hoy has escrito demasiadas preguntas.',
}
