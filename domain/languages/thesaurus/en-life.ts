/** English words of biology, medicine, chemistry and the earth (see thesaurus.ts). */
export const enLife = `
  germ microbe bacterium bacteria microorganism pathogen|bug germ microbe|living_thing organism
  creature|die death mortality lethal fatal deadly|kill destroy lethal eradicate|birth childbirth
  delivery parturition born|give_birth deliver childbirth parturition|multiply proliferate reproduce
  replicate|copy replicate duplicate replication|split divide division cleavage|cell_division
  mitosis cytokinesis|sex_cell gamete|egg ovum oocyte ova|sperm spermatozoon spermatozoa|fertilize
  fertilization conception impregnate|get_pregnant conceive conception|powerhouse mitochondrion
  mitochondria|nucleus nuclear nuclei|let_through permeable permeability|leak leakage seep exude|
  swell swelling edema oedema|shrink contract shrivel|waste_away atrophy wasting cachexia|burst
  rupture lyse lysis|cell_death cell_suicide apoptosis|engulf phagocytosis phagocytose|swallow
  deglutition ingest|eat consume ingest feed|feed nourish nourishment|hunger hungry appetite|starve
  starvation famine|dry_out dehydrate dehydration desiccate desiccation|fat lipid adipose
  triglyceride|fat_cell adipocyte|sugar glucose saccharide sucrose|blood_sugar glucose glycemia
  glycemic|low_blood_sugar hypoglycemia|high_blood_sugar hyperglycemia|carb carbohydrate saccharide|
  protein polypeptide|building_block monomer subunit|speed_up accelerate catalyze hasten|slow_down
  decelerate inhibit retard|block inhibit suppress obstruct|stop halt arrest cease inhibit|turn_on
  activate switch_on induce|turn_off deactivate switch_off silence repress|trigger stimulate induce
  elicit provoke|break_down degrade decompose degradation catabolism|build_up accumulate
  accumulation|build synthesize synthesis assemble|make produce synthesize generate|burn oxidize
  combustion combust|breathe respire respiration ventilation respiratory|breathe_in inhale
  inspiration inhalation|breathe_out exhale expiration exhalation|out_of_breath dyspnea breathless
  shortness_of_breath|stop_breathing apnea|fast_breathing tachypnea hyperventilation|suffocate choke
  asphyxia asphyxiation|without_oxygen anaerobic anoxic|lack_of_oxygen hypoxia anoxia hypoxic|
  turn_blue cyanosis cyanotic|lung pulmonary|windpipe trachea tracheal|voice_box larynx laryngeal|
  throat pharynx pharyngeal|air_sac alveolus alveoli alveolar|airway bronchus bronchi bronchial|nose
  nasal nostril|nosebleed epistaxis|runny_nose rhinorrhea rhinitis|snot mucus slime|lung_infection
  pneumonia|flu influenza|sore_throat pharyngitis tonsillitis|bleed bleeding hemorrhage haemorrhage|
  blood_loss hemorrhage hypovolemia|clot clotting coagulate coagulation thrombus thrombosis|
  blood_thinner anticoagulant|red_blood_cell erythrocyte|white_blood_cell leukocyte leucocyte|
  platelet thrombocyte|vein venous|blood_vessel vascular vasculature|high_blood_pressure
  hypertension hypertensive|low_blood_pressure hypotension hypotensive|blood_flow circulation
  perfusion|heart cardiac|heart_attack infarction|heart_muscle myocardium myocardial|heartbeat pulse
  heart_rate|fast_heartbeat tachycardia|slow_heartbeat bradycardia|irregular_heartbeat arrhythmia
  fibrillation dysrhythmia|upper_chamber atrium atria atrial|lower_chamber ventricle ventricular|
  chest thorax thoracic|chest_pain angina|hardening_of_arteries atherosclerosis arteriosclerosis|
  clog block obstruct occlude blockage occlusion|narrow constrict constriction stenosis stricture|
  widen dilate dilation dilatation|bruise contusion hematoma|stroke apoplexy cerebrovascular|
  low_iron anemia anaemia|tired fatigue weary exhaustion lethargy|weak weakness feeble frail|faint
  syncope pass_out fainting|unconscious unresponsive coma comatose|dizzy dizziness vertigo
  lightheaded|brain cerebral cerebrum|brain_damage encephalopathy|brain_inflammation encephalitis|
  nerve neural|nerve_cell neuron neurone|nerve_signal nerve_impulse action_potential|backbone spine
  vertebra vertebrae vertebral spinal|spineless invertebrate|fight_or_flight sympathetic|adrenaline
  epinephrine|numb numbness anesthesia|pins_and_needles paresthesia tingling|paralyze paralysis
  palsy|shake tremble tremor|shiver shivering tremble|seizure convulsion epilepsy epileptic|twitch
  spasm fasciculation|headache migraine cephalalgia|painkiller analgesic pain_reliever analgesia|
  numb anesthetize anesthetic|put_to_sleep anesthetize sedate|sleep asleep slumber|sleepy drowsy
  somnolent drowsiness|sleeplessness insomnia sleepless|body_clock circadian biological_clock|
  memory_loss amnesia|senile dementia senility|mental_illness psychiatric mental_disorder|worry
  anxiety anxious|sight vision eyesight visual acuity|eye ocular optic ophthalmic|nearsighted myopia
  myopic shortsighted|farsighted hyperopia longsighted hypermetropia|cloudy_lens cataract|pink_eye
  conjunctivitis|hear hearing auditory|eardrum tympanic tympanum|ear_infection otitis|ringing
  tinnitus|stink odor malodorous foul|taste gustatory gustation|touch tactile|feel sense perceive|
  feeling sensation sensory|skin cutaneous dermal|bald baldness alopecia hair_loss|wart papilloma
  verruca|pimple acne zit pustule|rash exanthem dermatitis|itch itching itchy pruritus|hives
  urticaria|eczema dermatitis|wound injury lesion trauma|cut laceration incision|scrape abrasion
  graze|bedsore decubitus|sore ulcer lesion|heal healing repair recover|get_worse deteriorate worsen
  exacerbate aggravate|come_back relapse recur recurrence|go_away subside resolve disappear|pus
  purulent suppuration|lump bump nodule tumor|tumor tumour neoplasm|cancer carcinoma malignancy
  malignant|cancer_causing carcinogenic carcinogen|spread metastasize metastasis|spread transmit
  transmission dissemination|spread disperse dispersal|blood_cancer leukemia leukaemia|skin_cancer
  melanoma|bone skeletal osseous|brittle_bones osteoporosis bone_loss|gristle cartilage|joint
  articulation articular|joint_pain arthralgia arthritis|out_of_joint dislocation luxation
  dislocate|tendon sinew|muscle muscular musculature|muscle_cell myocyte|muscle_pain myalgia|
  muscle_loss atrophy sarcopenia|tense_up contract tighten tense|relax loosen relaxation|bend flex
  flexion|straighten extend extension|skull cranium cranial|jaw jawbone mandible|cheekbone
  zygomatic|collarbone clavicle|shoulder_blade scapula scapular|breastbone sternum sternal|rib
  costal|upper_arm humerus brachial|wrist carpal carpus|finger digit|kneecap patella patellar|thigh
  thighbone femur femoral|shinbone tibia tibial|ankle tarsal tarsus|heel calcaneus|toe digit|
  tailbone coccyx|belly abdomen abdominal|belly_button navel umbilicus|armpit axilla axillary|groin
  inguinal|limb extremity appendage|mouth oral|tongue lingual|gum gingiva gingival|gum_disease
  gingivitis periodontitis|tooth teeth dental|tooth_decay caries cavity|spit saliva salivary|gullet
  esophagus oesophagus|stomach gastric|stomach_flu gastroenteritis|stomach_ulcer peptic|heartburn
  reflux acid_reflux|indigestion dyspepsia|gut intestine bowel intestinal|gut_bacteria microbiome
  microbiota gut_flora|take_up soak_up absorb uptake absorption|squeeze compress constrict|throw_up
  vomit emesis|nausea nauseous queasy sick_to_stomach|diarrhea diarrhoea loose_stool|poop feces
  faeces stool excrement|dung manure excrement|defecate defecation bowel_movement|fart flatulence
  flatus|bloated bloating distension|burp belch eructation|liver hepatic|liver_cell hepatocyte|
  liver_inflammation hepatitis|yellow_skin jaundice icterus|bile gall biliary|pancreas pancreatic|
  spleen splenic|kidney renal|kidney_stone nephrolithiasis|blood_cleaning dialysis hemodialysis|pee
  urine urinate urination micturition|bladder_infection cystitis|bedwetting enuresis|wet_yourself
  incontinence incontinent|get_rid eliminate excrete remove expel|give_off release secrete emit
  discharge|water_pill diuretic|goiter goitre|overactive hyperactive hyperactivity|growth_hormone
  somatotropin|stay_stable homeostasis homeostatic|warm_blooded endotherm endothermy homeothermic|
  cold_blooded ectotherm ectothermic poikilothermic|fever febrile pyrexia feverish|fever_reducer
  antipyretic|overheat hyperthermia heatstroke|womb uterus uterine|ovary ovarian|testicle testis
  testes testicular|penis penile phallus|vagina vaginal birth_canal|period menstruation menstrual
  menses|period_pain dysmenorrhea|change_of_life menopause climacteric|puberty adolescence pubertal|
  pregnant pregnancy gestation|unborn_baby fetus foetus fetal|baby newborn infant neonate neonatal|
  preemie premature preterm|before_birth prenatal antenatal|after_birth postnatal postpartum|
  afterbirth placenta placental|miscarriage lose_baby|c_section cesarean caesarean|birth_control
  contraception contraceptive|infertile infertility sterile sterility|fertile fertility fecundity|
  breast mammary|breastfeed lactation nursing lactate|have_sex intercourse copulation coitus|std sti
  venereal|birth_defect congenital malformation|inborn congenital|deformed malformed deformity
  malformation|old_age get_old aging ageing senescence|elderly geriatric aged senior|child pediatric
  paediatric|immune immunity immunological|antibody immunoglobulin|attack_itself autoimmune
  autoimmunity|allergy allergic hypersensitivity|allergic_shock anaphylaxis anaphylactic|vaccine
  vaccination immunization inoculation|shot injection vaccination jab|inflame inflammation
  inflammatory|catch contract get_infected|contagious infectious transmissible communicable
  catching|pass_on transmit transmission inherit|outbreak epidemic plague|blood_poisoning sepsis
  septicemia|virus viral virion|fungus fungal fungi mycosis|mold mould fungus|thrush candidiasis|
  mushroom fungus toadstool|worm helminth|tapeworm cestode|lice louse pediculosis|lockjaw tetanus|
  chickenpox varicella|shingles zoster|measles rubeola|german_measles rubella|mumps parotitis|
  whooping_cough pertussis|polio poliomyelitis|kissing_disease mononucleosis|cold_sore herpes|
  smallpox variola|food_poisoning foodborne|hospital_infection nosocomial|superbug multiresistant|
  animal_disease zoonosis zoonotic|clean disinfect sanitize decontaminate|germ_free sterile aseptic|
  dirty contaminated unsanitary polluted|hygiene sanitation cleanliness|quarantine isolation|
  antibiotic antibacterial antimicrobial|germ_killer antiseptic disinfectant|resist resistance
  resistant withstand|sick ill unwell|disease illness sickness ailment disorder|sign symptom
  manifestation|checkup examination screening|long_lasting chronic persistent|sudden acute abrupt|
  severe serious grave severity|outlook prognosis|treat treatment therapy therapeutic|cure remedy
  heal|medicine drug medication pharmaceutical|pill tablet capsule|side_effect adverse_effect|
  sugar_pill placebo|drip infusion intravenous|under_the_skin subcutaneous hypodermic|addiction
  addicted hooked dependence dependency|drunk intoxicated inebriated|drunkard alcoholic alcoholism|
  alcohol ethanol|poison toxin toxic poisonous|poisonous toxic noxious venomous|poisoning
  intoxication toxicity|antidote antivenom|surgery operation surgical|cut_out excise resect excision
  remove|cut_off amputate amputation sever|stitch suture|transplant graft transplantation|
  artificial_limb prosthesis prosthetic|doctor physician clinician|bedridden bedbound immobile|
  revive resuscitate resuscitation|x_ray radiograph radiography|ultrasound sonography sonogram|
  tissue_sample biopsy|autopsy postmortem necropsy|mercy_killing euthanasia assisted_suicide|
  disabled disability handicap impairment|walk gait ambulate ambulation|rehab rehabilitation
  physiotherapy|exercise physical_activity workout|lose_weight slim weight_loss|skinny thin
  underweight emaciated|malnutrition malnourished undernutrition undernourished|lack shortage
  deficit deficiency scarcity|fiber fibre roughage|vitamin_c ascorbic ascorbate|milk_sugar lactose|
  table_sugar sucrose|fruit_sugar fructose|calorie kilocalorie kcal|meat_eater carnivore
  carnivorous|plant_eater herbivore herbivorous|eat_everything omnivore omnivorous|go_bad spoil rot
  spoilage|preserve conserve preservation|prevent avoid prevention prophylaxis preventive|harmful
  dangerous hazardous damaging detrimental noxious|harm damage injure injury|how_common prevalence
  frequency|death_rate death_toll mortality fatality|birth_rate natality|widespread prevalent|sewage
  wastewater effluent|drinking_water potable tap_water|genetic hereditary inherited heritable|
  inherit heredity inheritance pass_down|run_in_families hereditary familial|trait characteristic
  feature|appearance phenotype|genetic_makeup genotype|crossbreed hybridize interbreed hybrid|
  purebred homozygous|gene_editing crispr genome_editing|genetically_modified transgenic gmo|
  genetic_engineering recombinant genetic_modification|down_syndrome trisomy|color_blind daltonism
  color_blindness|bleeder hemophilia haemophilia|inbreeding consanguinity consanguineous|survive
  survival viability|adapt adaptation adjust acclimatize|ancestor progenitor forebear ancestral|
  descendant offspring progeny|young offspring juvenile|family_tree phylogeny pedigree phylogenetic|
  die_out extinct extinction vanish|new_species speciation|classify taxonomy classification
  categorize|leftover_organ vestigial|animal fauna|plant flora vegetation|wildlife fauna
  wild_animal|bird avian|snake serpent|bug insect|snail gastropod|jellyfish medusa|cat feline|cow
  cattle bovine|pig swine hog porcine|sheep ovine|horse equine|mouse murine mice|whale cetacean|
  outer_skeleton exoskeleton|feeler antenna|gill branchial|maggot larva grub|caterpillar larva|
  cocoon pupa chrysalis|molt moult ecdysis|mate breed copulate mating|reproduce reproduction
  procreate|hunt prey_on predation|hunter predator|victim prey|hide camouflage conceal|blend_in
  camouflage cryptic|mimic mimicry imitate|winter_sleep hibernation hibernate|inborn innate
  instinctive instinct|wild feral undomesticated|leaf foliage leaves|stem stalk|wood timber|flower
  bloom blossom|flowering_plant angiosperm|seed_leaf cotyledon|sprout germinate germination|
  male_part stamen|female_part pistil carpel|leaf_pore stoma stomata|green_pigment chlorophyll|
  toward_light phototropism|wilt droop wither|seaweed algae|bush shrub|rainforest jungle|swamp marsh
  wetland bog|stream creek brook|river fluvial|saltwater marine saline|salty saline salinity
  brackish|sea ocean marine oceanic|sea_floor seabed ocean_floor|beach shore coast shoreline|
  surroundings environment|producer autotroph|consumer heterotroph|decomposer detritivore
  saprotroph|rot decay decompose decomposition putrefaction|live_together symbiosis symbiotic|
  win_win mutualism mutualistic|native indigenous endemic|endangered threatened|protect conserve
  conservation|poaching illegal_hunting|variety diversity biodiversity|regrow regenerate
  regeneration grow_back|cut_down deforestation logging|replant reforestation afforestation|pollute
  pollution contaminate contaminant|fine_dust particulate|exhaust emission|trash garbage waste
  refuse rubbish|landfill dump|recycle reuse recycling|rot_away biodegrade biodegradable|sunscreen
  sunblock|run_out use_up deplete exhaust depletion|gasoline petrol|fish_farming aquaculture|farming
  farm agriculture cultivation|grow cultivate raise|harvest yield reap|single_crop monoculture|plow
  plough till tillage|fertilizer manure fertiliser|weedkiller herbicide|bug_spray insecticide
  pesticide repellent|pest vermin|livestock cattle farm_animal|fodder forage feed|pasture grazing
  meadow|chicken poultry fowl|corn maize|cereal grain|gardening horticulture|forestry silviculture|
  beekeeping apiculture|matter substance material|charged_particle ion|positive_ion cation|
  negative_ion anion|weight mass|bond link linkage|stick adhere adhesion cling adhesive|
  stick_together cohesion adhere cohesive|clump_together agglutinate aggregate coagulate|
  share_electrons covalent|reactant reagent|reaction_speed reaction_rate kinetics|two_way
  reversible|give_off_heat exothermic|take_in_heat endothermic|disorder entropy randomness|heat
  thermal warmth|catalyst catalyze catalysis catalytic|sour acidic acidity|rust corrode corrosion
  eat_away|lose_electrons oxidation oxidize|dissolve solution dissolution soluble solubility|dilute
  water_down dilution|precipitate deposit settle|settle sediment sedimentation deposit|baking_soda
  bicarbonate|laughing_gas nitrous|rubbing_alcohol isopropanol|vinegar acetic|table_salt
  sodium_chloride|water_loving hydrophilic|water_repellent hydrophobic|greasy fatty oily|soap
  detergent surfactant|foam froth|melt thaw molten|boil vaporize boiling|evaporate evaporation
  vaporize vaporization|stir agitate agitation|thick viscous viscosity|spread_out diffuse diffusion|
  mirror_image enantiomer chiral chirality|shape conformation|shiny lustrous luster|flammable
  combustible inflammable|catch_fire ignite ignition|glow luminesce fluorescence luminescence|
  nuclear_splitting fission|see_through transparent clear|earth globe planet|dirt soil ground|rock
  stone|molten_rock magma lava|volcanic_rock igneous|layered_rock sedimentary|mud silt sediment|
  layer stratum strata|gem gemstone jewel|move_apart diverge divergent|come_together converge
  convergence|crash collide collision|slide_under subduct subduction|crack fissure fracture fault|
  volcano volcanic|mountain_building orogeny|valley canyon gorge|wear_away wear_down erode erosion|
  river_bend meander|river_mouth estuary delta|flood flooding inundation|levee dike embankment|
  watershed catchment|glacier glacial|ice_age glaciation|frozen_ground permafrost|arctic north_pole|
  antarctic south_pole|spin rotate rotation|orbit revolve revolution|air_pressure
  atmospheric_pressure|predict forecast prediction|downpour heavy_rain cloudburst|lack_of_rain
  drought|snow snowfall|snowstorm blizzard|fog mist|damp moist humid muggy|humidity moisture|wind
  breeze gust|thundercloud cumulonimbus|tornado twister|sunlight sunshine insolation|bounce_back
  reflect reflection|reflectivity albedo|wildfire forest_fire bushfire|base alkali alkaline|
  gain_electrons reduction
`
