/** Spanish everyday words, and those of the humanities and social sciences (see thesaurus.ts). */
export const esGeneral = `
  empezar comenzar iniciar inicio comienzo arrancar emprender|terminar acabar finalizar concluir fin
  final término conclusión|parar detener cesar frenar interrumpir suspender|seguir continuar
  proseguir persistir continuación|cambiar modificar alterar transformar variar cambio modificación
  transformación|aumentar subir crecer incrementar elevar aumento incremento alza|bajar disminuir
  reducir descender caer decrecer descenso reducción|empeorar deteriorar agravar degradar deterioro
  empeoramiento|mejorar perfeccionar optimizar mejora perfeccionamiento|romper quebrar fracturar
  ruptura rotura fractura|arreglar reparar componer reparación arreglo|resolver solucionar solución
  resolución|hacer realizar efectuar llevar_a_cabo|crear producir generar elaborar fabricar|
  construir edificar levantar erigir construcción edificación|destruir destrozar arrasar devastar
  aniquilar destrucción devastación|usar utilizar emplear aprovechar uso utilización|servir útil
  utilidad función|funcionar operar funcionamiento|ayudar apoyar auxiliar asistir ayuda apoyo
  auxilio asistencia|colaborar cooperar trabajar_juntos colaboración cooperación|pelear luchar
  combatir pelea lucha combate|discutir debatir discusión debate controversia polémica|decir
  expresar afirmar manifestar declarar señalar|contar narrar relatar relato narración|preguntar
  interrogar consultar pregunta interrogante|responder contestar respuesta contestación réplica|
  hablar conversar charlar dialogar conversación diálogo habla|callar silenciar silencio|pensar
  razonar reflexionar pensamiento razonamiento reflexión|creer opinar creencia opinión convicción|
  saber conocer conocimiento|entender comprender captar comprensión entendimiento|aprender
  aprendizaje asimilar adquirir|olvidar olvido amnesia desmemoria|recordar acordarse memorizar
  recuerdo memoria rememorar evocar|imaginar imaginación fantasía fantasear|darse_cuenta percatarse
  advertir notar percibir|ver mirar observar vista visión observación|oír escuchar oído audición
  auditivo|sentir experimentar sensación percibir|mostrar exhibir exponer|demostrar probar comprobar
  verificar demostración prueba|esconder ocultar encubrir disimular oculto|buscar indagar búsqueda|
  encontrar hallar descubrir hallazgo descubrimiento|perder pérdida extraviar|ganar vencer triunfar
  victoria triunfo|perder derrota derrotar vencido|fracasar fracaso fallar malograr|lograr conseguir
  alcanzar obtener logro éxito|intentar procurar intento tentativa|elegir escoger seleccionar optar
  elección selección|decidir decisión determinar tomar_decisiones|querer desear anhelar deseo anhelo
  voluntad|necesitar requerir precisar necesidad requerimiento|pedir solicitar petición solicitud
  demanda|exigir reclamar reivindicar exigencia reclamación reivindicación|dar entregar otorgar
  conceder donar|recibir obtener percibir recepción|quitar eliminar suprimir retirar remover|
  deshacerse eliminar desechar librarse|agregar añadir sumar adición incorporar|juntar unir reunir
  agrupar unión|separar dividir apartar separación división|mezclar combinar fusionar mezcla
  combinación|repartir distribuir reparto distribución|guardar conservar almacenar preservar
  conservación|cuidar proteger atender cuidado protección|dañar perjudicar lesionar daño perjuicio
  lesión|herir lastimar lesionar herida lesión|matar asesinar homicidio asesinato|morir fallecer
  muerte fallecimiento defunción mortalidad difunto|nacer nacimiento natalidad natal|vivir habitar
  residir vivienda residencia|vida existencia vital|pasar ocurrir suceder acontecer|suceso
  acontecimiento evento hecho|aparecer surgir emerger brotar aparición surgimiento|desaparecer
  extinguirse desvanecerse desaparición extinción|venir_de provenir proceder origen procedencia|
  causar provocar ocasionar originar producir causante|consecuencia resultado efecto repercusión|
  permitir autorizar dejar consentir permiso autorización|prohibir vedar impedir prohibición veto|
  obligar forzar imponer obligación coacción|impedir evitar obstaculizar estorbar impedimento|
  prevenir evitar prevención preventivo|rechazar negarse rehusar rechazo negativa|aceptar admitir
  aprobar aceptación aprobación|controlar dominar regular control dominio|mandar ordenar dirigir
  gobernar|obedecer acatar cumplir obediencia acatamiento sumisión|desobedecer incumplir infringir
  desobediencia incumplimiento|rebelarse sublevarse alzarse rebelión sublevación levantamiento
  insurrección|huir escapar fugarse huida fuga|perseguir acosar persecución hostigar|atacar agredir
  ataque agresión ofensiva|defender proteger defensa protección|amenazar amenaza intimidar
  intimidación|engañar mentir estafar engaño mentira|mentira falsedad embuste falso|verdad veracidad
  verdadero veraz|copiar imitar reproducir copia imitación|robar hurtar sustraer robo hurto|influir
  afectar incidir influencia incidencia|juzgar valorar evaluar juicio valoración|medir cuantificar
  medición|calcular computar cálculo cómputo|comparar contrastar comparación contraste cotejar|
  clasificar ordenar categorizar clasificación tipología|volver regresar retornar regreso retorno|
  viajar viaje desplazarse trayecto|mover desplazar trasladar movimiento traslado|mudarse
  trasladarse mudanza traslado|llegar arribar llegada arribo|irse marcharse salida|esperar aguardar
  espera|apurar acelerar apresurar aceleración|retrasar demorar aplazar retraso demora|rápido veloz
  rapidez velocidad acelerado|lento lentitud despacio pausado|grande enorme extenso amplio
  gigantesco|pequeño chico reducido diminuto|fuerte potente poderoso fuerza intenso|débil frágil
  debilidad fragilidad vulnerable|fácil sencillo simple facilidad|difícil complicado complejo
  dificultad complejidad|problema dificultad obstáculo inconveniente|raro extraño inusual insólito
  infrecuente|normal corriente habitual común usual|frecuente habitual recurrente frecuencia|nuevo
  novedoso reciente innovador novedad|viejo antiguo remoto|anciano viejo tercera_edad vejez
  adulto_mayor senectud|joven juventud juvenil adolescente|niño infancia niñez infantil menor|bebé
  recién_nacido lactante neonato|peligroso riesgoso arriesgado peligro riesgo|seguro seguridad
  protegido a_salvo|importante relevante significativo esencial importancia relevancia|principal
  fundamental básico primordial|inútil inservible ineficaz inutilidad|necesario imprescindible
  indispensable requerido|escaso insuficiente limitado|abundante abundancia copioso cuantioso|igual
  idéntico igualdad|parecido similar semejante análogo similitud semejanza|diferente distinto
  diverso|distinguir diferenciar discernir distinción|opuesto contrario inverso antagónico|claro
  evidente obvio manifiesto|confuso ambiguo ambigüedad confusión|exacto preciso precisión exactitud|
  equivocarse errar error equivocación fallo|correcto acertado adecuado apropiado|tonto estúpido
  necio|listo inteligente inteligencia astuto|malo malvado maldad perverso|bueno bondad bondadoso
  benevolente|lindo bonito bello hermoso belleza hermosura|feliz contento felicidad alegría alegre
  dicha|triste tristeza pena melancolía|enojo enfado ira rabia cólera furia|miedo temor pánico
  terror temer|asco repugnancia repulsión|sorpresa asombro sorprender asombrar|vergüenza pudor
  avergonzarse|odio odiar aborrecer aversión|amor amar querer enamorarse cariño|celos envidia celoso
  envidiar|orgullo orgulloso soberbia|aburrimiento aburrirse tedio hastío|cansado agotado cansancio
  fatiga agotamiento|llorar llanto lágrima|reír risa carcajada|dolor doler sufrimiento sufrir
  padecer|enfermedad dolencia padecimiento enfermo patología|sano saludable salud salubre|loco
  locura demencia enajenado trastornado|comer alimentarse ingerir comida alimentación|comida
  alimento víveres|hambre hambruna inanición desnutrición|dormir sueño|casa vivienda hogar
  domicilio|pueblo aldea villa poblado|ciudad urbe urbano|campo rural campesino agrario|campesino
  labrador agricultor campesinado|país nación estado patria|mundo planeta|mundial global universal
  internacional|lugar sitio espacio localización|cosa objeto ente|persona individuo ser_humano|
  hombre varón masculino|mujer femenino hembra|parte porción fracción segmento|grupo conjunto
  colectivo|vacío hueco vaciar|falta ausencia carencia carecer|método procedimiento técnica|paso
  etapa fase estadio|meta objetivo finalidad propósito|plan proyecto planificación|regla norma
  precepto normativa|costumbre tradición|duración durar prolongarse|época periodo etapa edad|actual
  presente contemporáneo vigente|futuro porvenir venidero|predecir pronosticar prever predicción
  pronóstico previsión|trabajo empleo labor ocupación trabajar|trabajador obrero empleado
  asalariado|jefe superior patrón directivo|dueño propietario amo|pobre pobreza indigente indigencia
  miseria empobrecer|rico riqueza adinerado acaudalado opulento enriquecer|dinero moneda plata
  efectivo monetario|billete papel_moneda dinero_fiduciario|sueldo salario paga remuneración jornal|
  ganancia beneficio utilidad lucro rentabilidad|ingreso renta|gasto desembolso gastar erogación|
  precio valor tarifa|caro costoso encarecer carestía|barato abaratar asequible|subida_de_precios
  inflación inflacionario encarecimiento|bajada_de_precios deflación deflacionario|comprar adquirir
  compra adquisición|vender venta comercializar vendedor|comprador consumidor cliente demandante|
  comercio intercambio comerciar mercantil|trueque intercambio permuta|bolsa bursátil
  mercado_de_valores|accionista socio|invertir inversión inversor inversionista|préstamo crédito
  prestar empréstito|deuda endeudamiento adeudar|deudor prestatario moroso|acreedor prestamista|
  morosidad impago mora impagado moroso|banco bancario banca entidad_financiera|banco_central
  autoridad_monetaria|quiebra quebrar bancarrota insolvencia arruinarse ruina|corrida_bancaria
  pánico_bancario retirada_de_depósitos|rescate rescatar salvamento|impuesto tributo gravamen
  contribución fiscal tributario|hacienda fisco tesoro|evadir_impuestos evasión_fiscal
  fraude_fiscal|subsidio subvención ayuda_estatal subvencionar|arancel aduana impuesto_aduanero
  tarifa|importar importación comprar_afuera|exportar exportación vender_afuera|libre_comercio
  librecambio liberalización_comercial librecambismo|proteccionismo proteccionista
  barrera_comercial|déficit números_rojos saldo_negativo|superávit excedente sobrante|presupuesto
  cuentas_públicas presupuestario|imprimir_dinero emisión_monetaria emitir_moneda|tipo_de_interés
  tasa_de_interés|tipo_de_cambio tasa_de_cambio cambiario cotización|devaluación devaluar
  depreciación depreciarse|divisa moneda_extranjera|crisis recesión depresión desaceleración
  contracción|auge expansión bonanza prosperidad boom|recuperación recuperarse reactivación repunte|
  ciclo_económico altibajos fluctuación|crecimiento crecer expansión desarrollo|subdesarrollo atraso
  subdesarrollado|país_pobre tercer_mundo país_en_desarrollo|desempleo paro desocupación cesantía|
  desempleado parado desocupado cesante|despedir despido echar cese|contratar contratación emplear|
  huelga paro huelguista|sindicato sindical gremio|empresario patrón empleador patronal|empresa
  compañía negocio|pyme pequeña_empresa microempresa|multinacional transnacional|fábrica industria
  fabril|agricultura agrícola cultivo agrario|ganado ganadería pecuario|monopolio monopolista
  único_vendedor|oligopolio cártel pocas_empresas|competencia competir rivalidad competitivo|
  competidor rival contrincante|escasez desabastecimiento carestía faltante|costo_de_oportunidad
  renuncia sacrificio|utilidad satisfacción bienestar|incentivo estímulo aliciente incentivar|
  eficiencia eficiente eficacia rendimiento|productividad rendimiento productivo|nivel_de_vida
  calidad_de_vida bienestar|desigualdad inequidad disparidad brecha desigual|reparto_de_riqueza
  redistribución distribución_del_ingreso|producto_interno_bruto pib producto_nacional|privatizar
  privatización vender_empresas_públicas|nacionalizar nacionalización estatizar expropiar
  estatización|capitalismo capitalista economía_de_mercado|libre_mercado laissez_faire
  liberalismo_económico|economía_planificada planificación_central dirigismo|globalización
  mundialización globalizar|burbuja especulación especulativo especular|economía_sumergida
  economía_informal mercado_negro informalidad|contrabando tráfico_ilegal|lavado_de_dinero blanqueo
  lavado blanqueo_de_capitales|seguro póliza aseguradora|jubilación pensión retiro jubilado
  jubilarse|publicidad propaganda anuncio publicitario|mercancía producto|materia_prima
  recurso_natural insumo|mano_de_obra fuerza_de_trabajo trabajador|máquina maquinaria mecanización
  mecanizar|alquiler arrendamiento alquilar arrendar renta|inquilino arrendatario|arrendador casero|
  terrateniente hacendado latifundista latifundio|reforma_agraria reparto_de_tierras|herencia
  heredar sucesión|heredero sucesor|ley norma legislación legal|legal lícito legítimo jurídico|
  ilegal ilícito ilegítimo antijurídico|derecho facultad prerrogativa|constitución carta_magna
  ley_fundamental|anular derogar abrogar derogación|anular invalidar nulidad nulo anulación|
  aprobar_una_ley promulgar promulgación|juez magistrado juzgador|tribunal corte juzgado|juicio
  proceso pleito litigio|demandar pleitear litigar|demandante querellante litigante|abogado letrado
  defensor|fiscal acusador ministerio_público|testigo testimonio testificar declarar|acusar imputar
  acusación denunciar imputación|acusado imputado procesado reo|inocente inocencia absuelto|absolver
  absolución exculpar|condenar condena sentenciar|sentencia fallo veredicto resolución|apelar
  recurrir apelación impugnar|castigo pena sanción castigar sancionar penal|multa sanción multar|
  cárcel prisión penitenciaría presidio encarcelar|preso recluso prisionero reo|detener arrestar
  capturar detención arresto aprehender|pena_de_muerte pena_capital ejecución|perdón indulto
  amnistía perdonar indultar|delito crimen infracción|criminal delincuente malhechor|delincuencia
  criminalidad crimen|ladrón asaltante ratero|asesino homicida|secuestro secuestrar rapto plagio|
  violación violar agresión_sexual abuso_sexual|estafa fraude timo estafar defraudar|soborno
  sobornar cohecho coima|corrupción corrupto soborno|chantaje extorsión chantajear extorsionar|
  difamación calumnia injuria difamar calumniar|defensa_propia legítima_defensa|cómplice complicidad
  coautor|intencional doloso dolo premeditado deliberado|sin_querer involuntario culposo|descuido
  negligencia imprudencia negligente|reinserción rehabilitación resocialización|prescribir
  prescripción caducar caducidad|contrato convenio contractual|firmar suscribir firma rúbrica|
  indemnización indemnizar compensación resarcimiento resarcir|propiedad dominio propietario
  pertenencia|embargo embargar incautación confiscar|expropiación expropiar confiscación|fianza aval
  garantía|matrimonio casarse boda nupcias conyugal|esposo marido cónyuge|esposa mujer cónyuge|
  divorcio divorciarse disolución_matrimonial|custodia tutela guarda|pensión_alimenticia
  manutención|derechos_de_autor propiedad_intelectual copyright|patente patentar invención|
  nacionalidad ciudadanía naturalización|extranjero forastero foráneo|vacío_legal laguna_jurídica|
  tratado acuerdo_internacional convención|entrar_en_vigor vigencia vigente|gobierno gobernar
  ejecutivo régimen|presidente jefe_de_estado mandatario|primer_ministro jefe_de_gobierno premier|
  alcalde intendente regidor|ayuntamiento municipio alcaldía municipalidad|parlamento congreso
  asamblea legislativo|diputado congresista parlamentario legislador|senado cámara_alta senador|rey
  monarca soberano corona|monarquía realeza reino|reina soberana monarca|emperador imperio imperial|
  noble aristócrata nobleza aristocracia|democracia gobierno_del_pueblo|dictadura tiranía
  autoritarismo autocracia despotismo|dictador tirano déspota autócrata|golpe_de_estado golpe
  cuartelazo pronunciamiento|votar voto sufragio votación|elección comicios electoral|no_votar
  abstención abstenerse abstencionismo|de_izquierda progresista izquierdista|de_derecha conservador
  derechista|extrema_derecha ultraderecha|extrema_izquierda ultraizquierda|opositor oposición
  disidente|líder dirigente caudillo liderazgo|autoridad mando potestad|división_de_poderes
  separación_de_poderes|autonomía autogobierno autónomo|independencia independizarse emancipación
  independiente|separatismo independentismo secesión separatista|frontera límite|prensa periódico
  diario periodismo|noticia_falsa bulo desinformación fake_news|medios_de_comunicación prensa
  mass_media|manifestación protesta marcha protestar|grupo_de_presión lobby|funcionario
  servidor_público burócrata|papeleo burocracia burocrático|consulta_popular referéndum plebiscito|
  populismo populista demagogia|nacionalismo nacionalista patriotismo|comunismo comunista marxismo|
  destituir destitución cese cesar|derrocar derrocamiento tumbar deponer|renunciar dimitir dimisión
  renuncia|nombrar designar nombramiento designación|diplomacia diplomático relaciones_exteriores|
  aliado alianza coalición liga|enemigo adversario rival|acuerdo pacto convenio consenso|conflicto
  enfrentamiento disputa choque|guerra bélico conflicto_armado contienda hostilidades|paz pacífico
  pacificación|alto_el_fuego tregua armisticio cese_del_fuego|rendirse rendición capitular
  capitulación|batalla combate|ejército tropa militar fuerzas_armadas|soldado militar combatiente|
  armada flota naval|bomba bombardeo explosivo bombardear|bomba_atómica bomba_nuclear arma_nuclear|
  invadir invasión ocupar ocupación|conquistar conquista someter sometimiento|asedio sitio cerco
  asediar|saqueo saquear pillaje|masacre matanza carnicería|genocidio exterminio exterminar|
  holocausto shoá exterminio_judío|terrorismo terrorista atentado|espía espionaje espiar|traición
  traicionar traidor deslealtad|conspiración complot conjura conspirar|refugiado desplazado asilado|
  asilo refugio amparo|exilio destierro exiliar desterrar expatriado|expulsar expulsión deportar
  deportación|historia histórico pasado|hombre_primitivo hombre_prehistórico homínido|asentarse
  sedentario sedentarización|edad_de_piedra paleolítico neolítico|pintura_rupestre arte_rupestre|
  excavación excavar yacimiento|ruina vestigio restos_arqueológicos|tumba sepulcro sepultura|
  enterrar sepultar entierro funerario|antigüedad mundo_antiguo edad_antigua|edad_media medieval
  medievo|feudalismo feudal régimen_señorial|siervo servidumbre|musulmán islam islámico mahometano|
  judío judaísmo hebreo|peste plaga epidemia|peste_negra muerte_negra|inquisición santo_oficio|
  hereje herejía heterodoxo|bruja brujería hechicería|protestante luterano protestantismo|papa
  pontífice santo_padre|iglesia clero eclesiástico|sacerdote cura clérigo presbítero|monje fraile
  religioso|monasterio convento abadía|ilustración iluminismo ilustrado|antiguo_régimen absolutismo
  monarquía_absoluta|descubrimiento_de_américa llegada_de_colón|barco nave navío embarcación|
  indígena nativo aborigen indio originario|colonia colonial colonizar colonización|imperialismo
  imperialista expansionismo|esclavo esclavitud esclavista cautivo|tráfico_de_esclavos
  trata_de_esclavos comercio_de_esclavos|abolir abolición suprimir abolicionismo|mestizaje mestizo
  mezcla_de_razas|revuelta motín disturbio alzamiento|revolución_industrial industrialización|
  independencia_de_américa emancipación|cortar_la_cabeza decapitar guillotina degollar|proletariado
  proletario clase_obrera|primera_guerra_mundial gran_guerra|nazi nazismo nacionalsocialismo
  hitleriano|antisemitismo judeofobia antijudío|unión_soviética urss soviético|franquismo franquista
  régimen_de_franco|declive decadencia ocaso caída|esplendor apogeo auge cúspide|legado herencia|
  dinastía linaje casa_real|antepasado ancestro antecesor|descendiente descendencia prole|siglo
  centuria|decenio década|jerarquía jerárquico rango|prestigio estatus reputación|ascenso_social
  movilidad_social|clase_alta élite oligarquía|marginado excluido marginación exclusión|sin_techo
  indigente vagabundo|barrio_pobre villa_miseria suburbio chabola favela|discriminación discriminar
  trato_desigual|prejuicio estereotipo|racismo racista discriminación_racial|xenofobia
  rechazo_al_extranjero|raza etnia étnico racial|machismo machista sexismo sexista|
  violencia_de_género violencia_machista maltrato|maltrato maltratar abuso|homosexual gay lesbiana
  homosexualidad|transgénero transexual|familia parentesco|pariente familiar|madre maternidad
  materno|padre progenitor paternidad paterno|hijo descendiente filial|madre_soltera monoparental|
  crianza criar educar|tener_hijos procrear fecundidad natalidad|pareja noviazgo relación_amorosa|
  emigrar migrar migración|inmigrante migrante inmigración|éxodo_rural migración_interna
  abandono_del_campo|sobrepoblación superpoblación exceso_de_población|población demografía
  demográfico|envejecer senescencia hacerse_viejo|esperanza_de_vida longevidad|multiculturalidad
  multiculturalismo diversidad_cultural|ritual rito ceremonia|fiesta celebración festividad|rol
  papel|alienación enajenación|secularización pérdida_de_religión laicización|laico secular
  laicidad|religión religioso culto credo|secta culto|encuesta sondeo cuestionario|investigación
  investigar estudio indagación|hipótesis suposición conjetura|tiempo_libre ocio recreación|mente
  psique mental psíquico|alma espíritu ánima|cerebro cerebral encéfalo|conducta comportamiento
  comportarse actuar|personalidad carácter temperamento|introvertido tímido introversión timidez|
  extrovertido sociable extraversión|emoción sentimiento afectividad emocional|humor estado_de_ánimo
  ánimo|ansiedad angustia ansioso nerviosismo|estrés tensión agobio|burnout estar_quemado
  desgaste_profesional|deprimido depresión abatimiento|suicidio suicidarse quitarse_la_vida|fobia
  miedo_irracional|obsesión obsesivo compulsión|adicción adicto dependencia drogadicción|droga
  estupefaciente narcótico|borracho ebrio embriaguez alcoholismo|ver_cosas alucinación alucinar|
  oír_voces alucinación_auditiva|anorexia trastorno_alimentario bulimia|insomnio no_dormir|soñar
  ensoñación onírico|terapia tratamiento psicoterapia|psicólogo terapeuta|inconsciente
  subconsciente|consciente conciencia consciencia|instinto instintivo innato|innato congénito
  heredado|premio recompensa refuerzo reforzador premiar|atención concentración atender|distracción
  distraerse despiste|tdah hiperactividad déficit_de_atención|tener_ganas motivación motivar|pereza
  flojera desgana vagancia|procrastinar postergar posponer|autoestima amor_propio|confianza confiar
  fiarse|desconfianza desconfiar recelo sospecha|empatía ponerse_en_lugar empático|altruismo
  altruista desinteresado|egoísmo egoísta interés_propio|violento agresivo violencia agresividad|
  apego vínculo|duelo luto pérdida|soledad aislamiento solitario|presión_de_grupo conformidad
  conformismo|persuasión persuadir convencer|sesgo prejuicio|coeficiente_intelectual
  cociente_intelectual|superdotado altas_capacidades|creatividad creativo ingenio originalidad|
  pensamiento cognición cognitivo|lenguaje lengua idioma|adolescencia pubertad|hábito costumbre
  rutina|curar sanar curación cura|educación enseñanza enseñar educar instrucción formación|profesor
  maestro docente educador|alumno estudiante educando discípulo aprendiz|escuela colegio
  centro_educativo|universidad facultad enseñanza_superior|secundaria bachillerato liceo|preescolar
  jardín_de_infancia infantil|clase aula lección|asignatura materia|tarea deberes trabajo_escolar|
  examen prueba test|nota calificación calificar|aprobar pasar|reprobar suspender|repetir_curso
  repetidor repitencia|dejar_la_escuela abandono_escolar deserción_escolar|plan_de_estudios
  currículo curricular|pedagogía pedagógico didáctica|beca ayuda_económica becario|acoso bullying
  acosar hostigamiento|analfabeto analfabetismo iletrado|leer lectura lector|alfabetizar
  alfabetización enseñar_a_leer|discapacidad discapacitado minusvalía|sordo sordera hipoacusia|ciego
  ceguera invidente|clase_en_línea educación_virtual educación_a_distancia|jugar juego lúdico|
  destreza habilidad aptitud competencia|capacidad aptitud facultad|esfuerzo esforzarse empeño|
  retroalimentación feedback|filósofo pensador|teoría_del_conocimiento epistemología gnoseología|
  duda dudar incertidumbre|certeza certidumbre seguridad|intelecto razón racional racionalidad|idea
  concepto noción|significado sentido significar|argumento argumentar razonamiento|suponer asumir
  suposición|deducir inferir deducción inferencia|falacia sofisma|contradicción contradecir
  incoherencia incongruencia|moral ética deontología|placer goce disfrutar disfrute|libertad libre
  liberar|libre_albedrío libre_voluntad libertad_de_elegir|destino hado predestinación|azar
  casualidad suerte fortuna|justicia justo equidad|injusto injusticia arbitrario|dios divinidad
  deidad divino|ateo ateísmo no_creyente|otra_vida ultratumba vida_eterna|eterno eternidad inmortal
  inmortalidad perpetuo|mito leyenda mitología|cuerpo corporal somático|belleza estética|progreso
  avance adelanto|eutanasia muerte_digna muerte_asistida|aborto abortar interrupción_del_embarazo|
  embarazo gestación embarazada|tolerancia tolerar respeto
`
