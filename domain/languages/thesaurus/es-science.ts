/** Spanish words of sciences, medicine and technology (see thesaurus.ts). */
export const esScience = `
  vida vital vivir biológico|ser_vivo organismo viviente|animal fauna|planta vegetal flora|bicho
  insecto|germen microbio microorganismo patógeno|bacteria bacteriano bacilo|hongo seta fúngico|
  gusano lombriz helminto verme|herencia heredar hereditario|adn dna|arn rna|copiar duplicar
  replicar replicación|dividirse división mitosis|transgénico genéticamente_modificado|rasgo
  carácter característica fenotipo|cruce híbrido hibridación cruzamiento|parecerse semejanza
  similitud similar parecido|antepasado ancestro ancestral|hijo descendencia descendiente cría
  progenie|evolución evolucionar evolutivo darwinismo|extinguirse extinción desaparecer extinto|
  clasificación taxonomía sistemática|lagarto saurio|sapo rana anfibio anuro|pájaro ave|pez pescado|
  tiburón escualo|serpiente culebra ofidio víbora|mono simio primate|perro can canino|gato felino|
  caballo equino|vaca bovino vacuno res|cerdo porcino cochino puerco|oveja ovino cordero|rata ratón
  roedor|ballena cetáceo|sangre_caliente homeotermo endotermo|sangre_fría poiquilotermo ectotermo|
  comer_carne carnívoro|comer_plantas herbívoro|comer_todo omnívoro|cazar caza depredador
  depredación depredar|cadena_alimentaria cadena_trófica red_trófica|convivir coexistir simbiosis
  simbiótico mutualismo|competir competencia rivalidad|manada rebaño|hibernar hibernación letargo|
  camuflaje mimetismo cripsis|aparearse apareamiento cópula copular|comportamiento conducta|
  especie_invasora exótico alóctono|nativo autóctono indígena|biodiversidad diversidad|hoja foliar
  follaje|raíz radicular|tallo tronco|árbol arbóreo|flor floral inflorescencia|semilla grano
  simiente|brotar germinar germinación brote|fruta fruto|polen polinizar polinización|hierba pasto
  herbáceo|mala_hierba maleza|crecer crecimiento desarrollo desarrollarse|reproducirse reproducción
  procrear procreación|óvulo ovocito huevo|espermatozoide esperma semen|fecundar fecundación
  fertilización|embrión feto embrionario fetal|metamorfosis transformación|proteína proteico
  polipéptido|grasa lípido adiposo graso|azúcar glucosa sacarosa|carbohidrato glúcido
  hidrato_de_carbono|almidón fécula|fermentar fermentación|digerir digestión digestivo|
  equilibrio_interno homeostasis|carne músculo muscular|hueso óseo esqueleto|columna raquis
  vertebral espina_dorsal|cráneo calavera craneal|costilla costal|articulación coyuntura articular|
  cadera pelvis pélvico|brazo extremidad miembro|pierna extremidad miembro|cuello cervical|espalda
  dorsal lumbar|pecho tórax torácico|pecho seno mama mamario|barriga abdomen vientre abdominal
  panza|tripa intestino intestinal|estómago gástrico estomacal|hígado hepático|riñón renal|pulmón
  pulmonar|corazón cardíaco cardiaco cardiovascular|cerebro cerebral encéfalo encefálico|nervio
  nervioso neural|célula_nerviosa neurona neuronal|piel cutáneo dermis epidermis dérmico|pelo
  cabello capilar vello|uña ungueal|ojo ocular oftálmico|ver vista visión visual|oído oreja auditivo
  ótico|oír audición escuchar auditivo|nariz nasal|oler olor olfato olfativo|sabor gusto gustativo|
  tacto táctil tocar|boca bucal oral|diente muela dentadura dental dentición|garganta faringe
  laringe|sangre sanguíneo hemático|glóbulo_rojo eritrocito hematíe|glóbulo_blanco leucocito
  linfocito|plaqueta trombocito|vaso_sanguíneo vascular|latido pulso|bombear bomba impulsar|coágulo
  trombo trombosis coagulación|orina pis orinar urinario|vejiga vesical|caca heces excremento fecal
  deposición|sudor sudar transpiración sudoración|hormona hormonal endocrino|útero matriz uterino|
  pene falo|enfermedad dolencia afección patología trastorno|enfermar contraer padecer|enfermo
  paciente|sano saludable|salud sanidad sanitario|síntoma señal signo|dolor doler dolorido álgico|
  dolor_de_cabeza cefalea migraña jaqueca|calentura fiebre febril|temblar temblor tiritar
  escalofrío|cansancio fatiga agotamiento cansado|mareo vértigo mareado|desmayo síncope desmayarse
  desvanecimiento|vómito vomitar emesis|falta_de_aire disnea ahogo|ahogarse asfixia sofocar|picor
  picazón prurito comezón|sarpullido erupción exantema|hinchazón hinchar inflamación edema|moretón
  hematoma moratón|sangrar hemorragia sangrado|herida lesión lastimar traumatismo|cortarse corte
  incisión|hueso_roto fractura|esguince torcedura|contagiar contagio transmisión transmitir
  contagioso|resfriado catarro constipado|gripe influenza gripal|pulmonía neumonía|covid
  coronavirus|sida vih inmunodeficiencia|tuberculosis tisis|paludismo malaria|brote epidemia
  epidémico|defensa inmunidad inmunitario inmunológico inmune|anticuerpo inmunoglobulina|vacuna
  vacunar vacunación inmunización|alergia hipersensibilidad|trasplante injerto trasplantar|cáncer
  tumor oncológico carcinoma neoplasia|bulto nódulo tumoración masa|maligno canceroso|extenderse
  metástasis propagarse diseminarse|infarto ataque_al_corazón ataque_cardíaco|ictus apoplejía
  derrame_cerebral|tensión_alta hipertensión presión_alta|tensión_baja hipotensión presión_baja|
  tensión presión_arterial|arteria_tapada arteriosclerosis aterosclerosis|paro_cardíaco
  parada_cardíaca|azúcar_en_sangre glucemia|azúcar_baja hipoglucemia|azúcar_alta hiperglucemia|gordo
  obeso obesidad sobrepeso|delgado flaco delgadez|adelgazar perder_peso|engordar ganar_peso|reuma
  reumatismo reumático artritis|acidez ardor reflujo|llaga úlcera|cálculo_renal litiasis
  nefrolitiasis|piel_amarilla ictericia|caries diente_picado|corto_de_vista miope miopía|lentes
  gafas anteojos|tartamudez disfemia|convulsión epilepsia epiléptico|olvido olvidar amnesia|recuerdo
  memoria recordar|no_dormir insomnio desvelo|ansiedad ansioso angustia|estrés agobio estresante|
  miedo temor fobia|locura psicosis psicótico|oír_voces alucinación alucinar|adicción adicto
  dependencia drogodependencia|alcohol etanol|borracho ebrio embriaguez borrachera|fumar tabaquismo
  fumador|veneno tóxico toxina venenoso|intoxicación envenenamiento intoxicar|medicina medicamento
  fármaco remedio|pastilla comprimido píldora tableta|inyección inyectar pinchazo|dosis posología|
  antibiótico antimicrobiano|calmante analgésico|tranquilizante sedante ansiolítico|
  efecto_secundario efecto_adverso|receta prescripción recetar prescribir|médico doctor facultativo|
  tratamiento terapia tratar terapéutico|recuperarse recuperación mejoría convalecencia|
  rehabilitación fisioterapia|prevenir prevención evitar profilaxis preventivo|diagnóstico
  diagnosticar detectar|radiografía rayos_x|ecografía ultrasonido|grave severo serio|leve ligero|
  morir muerte mortalidad fallecer letal mortal|muerte_celular apoptosis necrosis|autopsia
  necropsia|operación cirugía operar quirúrgico|extirpar extirpación resección quitar|reanimar
  resucitar reanimación rcp|embarazo gestación embarazada gestante|parto dar_a_luz nacimiento nacer|
  dar_pecho lactancia amamantar|regla menstruación menstrual|menopausia climaterio|anticonceptivo
  contracepción anticoncepción|preservativo condón|esterilidad infertilidad estéril infértil|
  fecundidad fertilidad fértil|niño infancia infantil pediátrico|adolescencia pubertad adolescente|
  viejo anciano vejez geriátrico|envejecer envejecimiento senescencia|de_nacimiento congénito|
  malformación anomalía defecto|limpieza higiene higiénico aseo|desinfectar esterilizar desinfección
  esterilización|comida alimento alimentación alimentario|comer ingerir ingesta alimentarse|tragar
  deglución deglutir|hambre apetito|desnutrición malnutrición desnutrido|nutriente nutrición
  nutritivo nutricional|caloría kilocaloría|ejercicio deporte actividad_física|sedentario inactivo
  sedentarismo|leche lácteo|verdura hortaliza|comida_basura comida_rápida ultraprocesado|microbiota
  flora_intestinal microbioma|riesgo peligro amenaza|peligroso nocivo dañino perjudicial|daño dañar
  deterioro perjuicio|materia material sustancia|partícula corpúsculo|masa peso|ión ion iónico|
  unirse enlazar enlace unir|disolver disolución solución|disolvente solvente|diluir dilución aguar|
  reactante reactivo|acelerar_reacción catalizar catálisis catalizador|soltar_calor exotérmico|
  absorber_calor endotérmico|quemar arder combustión|fuego incendio llama|encender prender ignición|
  explotar explosión estallar detonación|herrumbre corrosión corroer oxidación|ácido acidez agrio|
  base álcali alcalino|lejía hipoclorito|sosa hidróxido|jabón detergente|fundir derretir derrite fusión|
  congelar solidificar congelación helar|hervir hierve ebullición|evaporar evaporación vaporización|cristal
  vidrio|oro áureo|mercurio azogue|agua hídrico acuoso|dióxido_de_carbono anhídrido_carbónico|
  vinagre ácido_acético|plástico polímero|petróleo crudo|gasolina carburante combustible|carbón
  hulla|pegamento adhesivo pegar|tinte colorante teñir|goma caucho|posos precipitado sedimento|
  experimento ensayo prueba experimental|medir medición medida|pesar peso balanza|movimiento mover
  desplazamiento|rapidez velocidad celeridad|frenar desacelerar deceleración|girar rotación rotar
  giro|tirar lanzar lanzamiento arrojar|empujar empuje|gravedad gravitación gravitatorio|roce
  fricción rozamiento|chocar choque colisión impacto|trayectoria camino recorrido|altura altitud
  elevación|flotar flotación flotabilidad|hundirse sumergirse|presión comprimir compresión|estirar
  elástico elasticidad|romper fractura quebrar|resorte muelle|calor térmico calorífico|enfriar
  refrigerar refrigeración enfriamiento|dilatar dilatación expandirse expansión|encoger contraer
  contracción|aislar aislamiento aislante|conducir conducción conductor|desorden entropía|espeso
  viscoso viscosidad|vibrar vibración oscilar oscilación|sonido acústico sonoro|eco reverberación|
  luz luminoso|brillo luminosidad brillar|reflejar reflexión reflejo|desviarse_luz refracción
  refractar|transparente translúcido|voltaje tensión diferencia_de_potencial|cable hilo alambre|
  calambre descarga_eléctrica electrocución|interruptor conmutador|pila batería acumulador|bombilla
  lámpara foco|condensador capacitor|bobina solenoide inductor|imán magnético magnetismo|
  partir_átomo fisión|bomba_atómica arma_nuclear|desintegración decaimiento|universo cosmos cósmico|
  estrella estelar astro|big_bang gran_explosión|nave_espacial astronave|suelo tierra terreno|roca
  piedra rocoso|mina minería yacimiento|excavar perforar excavación|terremoto sismo seísmo temblor
  sísmico|volcán volcánico vulcanismo|lava magma|maremoto tsunami|montaña cordillera monte sierra|
  cima cumbre pico|llano llanura planicie|meseta altiplano|colina cerro loma|cueva caverna gruta|
  erosión erosionar desgaste|derrumbe deslizamiento desprendimiento|alud avalancha|barro lodo fango|
  desierto árido desértico aridez|lluvia precipitación pluvial llover|nieve nevar nevada nival|hielo
  glacial helado|granizo pedrisco|niebla neblina bruma|viento eólico|tormenta tempestad borrasca
  temporal|huracán ciclón tifón|tornado torbellino|rayo relámpago|tiempo clima meteorológico|
  pronóstico_del_tiempo predicción_meteorológica|calor cálido caluroso|verano estival estío|invierno
  invernal|otoño otoñal|aire atmósfera atmosférico|mar océano marino marítimo|costa litoral costero|
  isla insular archipiélago|bahía golfo|río fluvial|arroyo riachuelo|lago laguna lacustre|pantano
  humedal ciénaga|inundación desbordamiento riada crecida|agua_subterránea acuífero|embalse presa
  represa|salado salino salinidad|selva jungla|bosque forestal|talar deforestación tala|
  plantar_árboles reforestación|norte boreal septentrional|sur austral meridional|oeste occidental
  occidente|mapa cartografía cartográfico|ubicación localización posición situación|lugar sitio
  localidad|país nación|frontera límite linde|población demográfico demografía habitante|pueblo
  aldea|campo rural|barrio vecindario|afueras suburbio periferia|barrio_pobre chabola favela|
  agricultura agrícola agrario|cultivar cultivo sembrar|cosecha cosechar recolección|granja
  explotación_agraria finca|regar riego irrigación|abono fertilizante estiércol|plaguicida pesticida
  insecticida|pesca pesquero pescar|medio_ambiente medioambiental ambiental|contaminación contaminar
  polución|calentamiento_global cambio_climático|deshielo derretimiento|basura residuo desecho
  desperdicio|vertedero basurero|reciclar reciclaje reutilizar|agua_sucia aguas_residuales|
  alcantarilla alcantarillado saneamiento|potable bebible|derrame vertido derramar verter|derrochar
  desperdiciar malgastar|sostenible sostenibilidad sustentable|energía_limpia renovable
  energía_verde|placa_solar panel_solar fotovoltaico|proteger protección conservación preservar|
  parque_natural reserva área_protegida|catástrofe desastre calamidad|caza_ilegal furtivo|motor
  propulsor|aparato dispositivo equipo|herramienta instrumento utensilio|engranaje rueda_dentada|
  coche automóvil auto carro vehículo|tren ferrocarril ferroviario|avión aeronave|barco buque nave|
  carretera vía|tráfico tránsito|edificio construcción|construir construcción edificar|cemento
  hormigón concreto|avería fallo averiar|arreglar reparar reparación|mantenimiento conservación|
  fábrica planta industria|fabricar producir manufactura fabricación|invento invención inventar
  innovación|diseñar diseño proyectar|automático automatización automatizar|chip microchip
  circuito_integrado|sensor detector|ordenador computadora computador|informática computación|
  portátil laptop|móvil celular teléfono smartphone|pantalla monitor display|procesador cpu
  microprocesador|tarjeta_gráfica gpu|memoria ram|guardar almacenar salvar|borrar eliminar suprimir|
  fichero archivo|carpeta directorio|copia_de_seguridad respaldo backup|programa software
  aplicación|arrancar iniciar inicio|colgarse bloquearse congelarse|rápido veloz|bloqueo_mutuo
  interbloqueo deadlock|consola terminal línea_de_comandos|comando orden instrucción|contraseña
  clave password|entrar acceder acceso login iniciar_sesión|permiso autorización privilegio|
  seguridad ciberseguridad|cifrar encriptar cifrado criptografía|descifrar desencriptar|hacker
  pirata_informático atacante|virus malware|estafa phishing fraude|correo_basura spam|cortafuegos
  firewall|privacidad confidencialidad|fila renglón registro|columna campo atributo|consulta query|
  ordenar ordenación clasificar|imagen foto fotografía|programar programación codificar|código
  código_fuente|entero integer|decimal coma_flotante|texto cadena string|lista vector arreglo array|
  diccionario mapa hash|pila stack|cola queue|puntero referencia apuntador|bucle ciclo iteración
  repetición|verdadero cierto|falso erróneo|función método procedimiento|parámetro argumento|
  devolver retornar retorno|llamar invocar invocación|objeto instancia|interfaz api|biblioteca
  librería módulo|error fallo bug defecto|probar prueba test|control_de_versiones git|código_abierto
  open_source software_libre|entrada input|salida output|rendimiento eficiencia|optimizar
  optimización mejorar|red network|internet web|página_web sitio_web|navegador browser explorador|
  enlace vínculo hipervínculo|correo email correo_electrónico|servidor host|paquete datagrama trama|
  router enrutador encaminador|enrutar encaminamiento enrutamiento|conmutador switch|wifi
  inalámbrico|ancho_de_banda velocidad_de_conexión|retraso latencia demora|atasco congestión
  saturación|descargar download|enviar transmitir transmisión emisor|recibir recepción receptor|
  red_privada vpn|red_local lan|número cifra numérico|contar recuento conteo|sumar suma adición|
  restar resta sustracción|multiplicar multiplicación producto|dividir división cociente|resto
  residuo|fracción quebrado|porcentaje tanto_por_ciento porcentual|proporción ratio|potencia
  exponente|redondear redondeo aproximar|aproximado estimado aproximación|cálculo calcular cómputo|
  desigualdad inecuación|incógnita variable|resolver solución|despejar aislar|segundo_grado
  cuadrático|recta línea lineal|pendiente inclinación|gráfica gráfico diagrama|dibujar trazar
  representar|esquina vértice|círculo circunferencia circular|bola esfera esférico|forma figura|área
  superficie|contorno perímetro|largo longitud|perpendicular ortogonal|infinito ilimitado|derivada
  derivar derivación diferenciación|área_bajo_curva integral integrar integración|sucesión serie
  progresión|demostrar demostración probar|suposición hipótesis supuesto|media promedio
  media_aritmética|dispersión variabilidad variación|desviación_típica desviación_estándar|rango
  amplitud recorrido|muestra muestreo muestral|azar aleatorio azaroso aleatoriedad|probabilidad
  probable posibilidad verosimilitud|apuesta juego_de_azar|esperanza valor_esperado|campana_de_gauss
  gaussiano|relación correlación asociación|predecir predicción pronosticar|contraste
  prueba_de_hipótesis|significativo significación significancia|margen_de_error
  intervalo_de_confianza
`
