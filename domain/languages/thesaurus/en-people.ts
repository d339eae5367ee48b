/** English words of psychology, sociology, philosophy, language and the arts (see thesaurus.ts). */
export const enPeople = `
  mind psyche mental|mental_illness psychopathology mental_disorder psychological_disorder|crazy
  insane insanity mad madness lunatic|therapist psychiatrist psychotherapist psychologist|therapy
  psychotherapy counseling counselling|guinea_pig participant|survey questionnaire poll|link
  correlation association connection|fake_pill placebo sugar_pill|guess hypothesis conjecture|
  trustworthy reliable credible dependable|accurate valid validity|repeat replicate replication|
  watch observe observation|objective impartial unbiased neutral|bias prejudice slant partiality|
  inborn innate inherited congenital|pass_down inherit heredity hereditary|nurture upbringing|
  identical_twin monozygotic|fraternal_twin dizygotic|brain_cell neuron nerve_cell|brain_damage
  brain_injury lesion|brain_chemical neurotransmitter|brain_scan neuroimaging|sensation sensory
  sense|touch tactile haptic|notice perceive perception detect|hear auditory audition|balance
  vestibular equilibrium|pain ache nociception hurt|get_used habituation habituate adaptation|
  pay_attention attend attention focus concentrate|distracted inattention inattentive|subconscious
  unconscious|aware conscious awareness consciousness|cannot_sleep insomnia sleepless|sleepwalk
  somnambulism|lack_of_sleep sleep_deprivation|sleepy drowsy fatigue tired|hypnosis hypnotize
  trance|addiction dependence addicted dependency|drug_abuse substance_abuse|weed marijuana
  cannabis|drunk intoxicated intoxication inebriated|get_high intoxication euphoria|cold_turkey
  withdrawal|painkiller opioid opiate analgesic|see_things hallucinate hallucination|learn acquire
  acquisition|reward reinforcement reinforcer|punish punishment sanction penalty penalize|unlearn
  extinction|copy imitate imitation mimic emulate|trigger cue stimulus|reaction response react
  respond|remember recall recollect retrieve retrieval|memory remembrance recollection|memory_loss
  amnesia forget|short_term_memory working_memory|learn_by_heart memorize rote memorization|
  memory_trick mnemonic|eyewitness witness|thought cognition cognitive|thought idea notion concept|
  rule_of_thumb heuristic mental_shortcut|overthink ruminate rumination|gut_feeling intuition
  intuitive hunch instinct|decide decision choose choice|creativity creative inventive originality|
  smart intelligent intelligence clever bright|gifted talented prodigy|drive motive motivation urge|
  willpower self_control self_discipline|overeat binge|make_love sexual_intercourse coitus sex|
  sex_drive libido|turned_on aroused arousal|gay homosexual homosexuality lesbian|emotion feeling|
  happy well_being happiness joy contentment|sad sadness sorrow unhappy|angry anger rage fury|afraid
  fear scared fright terror|disgust revulsion repulsion|embarrassment shame ashamed humiliation|
  guilt guilty remorse|lonely loneliness social_isolation|bored boredom tedium|thankful grateful
  gratitude|hate hatred hostility loathe|calm_down relax relaxation soothe|body_language nonverbal|
  lie_detector polygraph|grow_up mature maturation development|unborn_baby fetus embryo prenatal|
  baby infant newborn infancy|toddler early_childhood preschooler|child kid childhood juvenile|
  teenager adolescent adolescence teen youth|adult adulthood grown_up|old_people elderly aged
  seniors older_adult|get_old aging ageing senescence|midlife middle_age middle_adulthood|dementia
  senility alzheimer|bond attachment|self_centered egocentric egocentrism|strict authoritarian|
  lenient permissive indulgent|grieve grief mourn bereavement|terminally_ill dying end_of_life|
  personality character temperament disposition|trait characteristic attribute quality|outgoing
  extravert extrovert extraversion sociable|shy introvert introversion timid|nervous neurotic
  neuroticism|organized conscientious conscientiousness|friendly agreeable agreeableness|block_out
  repress repression suppress|make_excuses rationalization rationalize|self_esteem self_worth
  self_respect|self_image self_concept|believe_in_yourself self_efficacy self_confidence confidence|
  attitude opinion stance|persuade persuasion convince|brainwash indoctrinate indoctrination|fit_in
  conform conformity go_along|peer_pressure conformity group_pressure|obey obedience comply
  compliance follow_orders|slack_off social_loafing|stereotype generalization|prejudice bigotry
  intolerance|scapegoat blame|aggression aggressive violence hostility|bully bullying harassment|
  help_others prosocial altruism|selfish egoism egoistic self_interest|empathy compassion sympathy
  empathize|good_looking attractive beautiful handsome|friend friendship companion|stress strain
  pressure|burnout exhaustion burned_out|deal_with cope coping|bounce_back resilience resilient|
  shell_shock ptsd posttraumatic|worry anxiety anxious nervousness|stage_fright performance_anxiety|
  feel_down depression depressed melancholy|hopeless despair hopelessness|give_up helplessness|
  bipolar manic_depression manic|split_personality multiple_personality dissociative|paranoid
  paranoia persecution|psychopath sociopath antisocial|narcissism narcissistic self_absorbed|adhd
  hyperactive hyperactivity attention_deficit|kill_yourself suicide suicidal|self_harm self_injury|
  relapse recurrence|mental_hospital asylum psychiatric_hospital|electroshock ect electroconvulsive|
  positive_thinking optimism optimistic|social_class class socioeconomic|status prestige rank|
  working_class blue_collar proletariat|poor poverty impoverished needy underprivileged|inequality
  disparity unequal inequity|get_ahead upward_mobility social_mobility|ranking hierarchy
  stratification|slum ghetto shantytown|slave slavery enslaved bondage|unwritten_rule norm|custom
  tradition convention|forbidden taboo prohibited|culture way_of_life civilization|blend_in
  assimilate assimilation|diversity multicultural multiculturalism pluralism|bring_up rear socialize
  socialization|bossy autocratic authoritarian domineering|boss supervisor superior|red_tape
  bureaucracy bureaucratic|deviance deviant nonconformity|abnormal atypical maladaptive|outcast
  pariah ostracized|leave_out exclude ostracism exclusion|stigma disgrace|alienation estrangement
  alienated estranged|genocide ethnic_cleansing extermination holocaust|immigrant migrant foreigner
  newcomer|refugee asylum_seeker displaced|hispanic latino|hate_foreigners xenophobia|man male
  masculine masculinity|woman female feminine femininity|male_dominance patriarchy patriarchal|
  hate_women misogyny|housework domestic_labor chores|transgender transsexual|disability disabled
  handicapped impairment|protest demonstration demonstrate|activist campaigner protester|fad craze
  trend|mass_hysteria moral_panic|alone solitary solitude isolated|work_together cooperate
  collaboration collaborate teamwork|compete competition rivalry|relative kin kinship|ancestry
  lineage descent genealogy|chief chieftain headman|hunter_gatherer forager foraging|herder
  pastoralist pastoralism|settle_down sedentary sedentism|trade exchange barter|rite_of_passage
  initiation|ritual rite ceremony|shaman healer medicine_man|witch sorcerer sorceress|witchcraft
  sorcery magic|myth mythology legend|dig excavation excavate|bury burial funeral interment|
  cave_painting rock_art|walk_upright bipedal bipedalism|teach instruct instruction educate
  pedagogy|school education schooling|kindergarten preschool nursery|primary_school
  elementary_school|high_school secondary_school|college university higher_education|syllabus
  curriculum|homework assignment|evaluate assess assessment evaluation|drop_out dropout
  leave_school|skip_school truancy truant absenteeism|degree diploma credential qualification|
  hands_on experiential|learning_disability learning_difficulty|special_needs special_education|
  misbehave misbehavior disruptive|read_and_write literate literacy|distance_learning
  online_learning|principal headteacher headmaster|skill ability competence proficiency|goal
  objective aim|philosopher thinker|wisdom wise sagacity|truth true veracity|knowledge epistemology
  epistemic|existence being ontology exist|doubt skepticism scepticism skeptic|certain certainty
  indubitable|belief believe conviction|justify justification warrant|from_experience empirical
  posteriori|faulty_reasoning fallacy fallacious|circular_reasoning begging_the_question|assumption
  premise presupposition assume presuppose|conclude infer inference conclusion|contradict
  contradiction inconsistent|deduce deduction deductive|free_will free_choice freedom|fate
  determinism destiny predestination|mind_and_body dualism|soul spirit psyche|dread angst|cause
  causation causality causal|beauty aesthetic beautiful|pleasure hedonism enjoyment|good_life
  eudaimonia flourishing well_being|doctrine dogma tenet|right_and_wrong morality ethics moral
  ethical|evil wickedness wicked malevolence|duty obligation deontology deontological|greatest_good
  utilitarianism utilitarian|outcome consequence result|justice fairness just equity|independence
  autonomy autonomous|dignity worth|responsible responsibility accountable accountability|honest
  honesty truthful sincerity|lie deceive deception deceit|promise vow pledge|loyal loyalty faithful|
  brave courage courageous bravery|generous generosity charity|humble humility modest modesty|
  meat_free vegetarian vegan|permission consent|privacy confidentiality|religion faith|religious
  devout pious|god deity divinity divine|holy sacred hallowed|worldly secular profane|atheist
  atheism unbelief nonbeliever|one_god monotheism monotheistic|many_gods polytheism polytheistic|
  holy_book scripture|koran quran|torah pentateuch|sect cult|church chapel cathedral|priest clergy
  minister pastor|nun sister convent|monk monastic|monastery abbey cloister|jesus christ|savior
  messiah redeemer|buddhist buddhism|hindu hinduism|muhammad mohammed|pray prayer|worship venerate
  veneration|preach sermon|evangelize proselytize missionary|baptize baptism christening|communion
  eucharist|sin transgression sinful|get_saved salvation redemption|repent repentance penance|heaven
  paradise|hell underworld inferno|afterlife life_after_death hereafter|come_back_alive resurrection
  resurrect|rebirth reincarnation samsara|enlightenment nirvana awakening|end_of_world apocalypse
  eschatology|devil satan demon|creation_story creation_myth cosmogony|pilgrimage hajj pilgrim|alms
  charity|sacrifice offering|martyr martyrdom|heresy heretic heretical|blasphemy sacrilege|split
  schism|ghost spirit|language tongue|word lexeme lexical|vocabulary lexicon lexis|word_order syntax
  syntactic|speech_sound phoneme|pronounce pronunciation articulation articulate|same_meaning
  synonym synonymous|opposite_word antonym|sound_alike homophone homonym|double_meaning ambiguity
  ambiguous polysemy|dialect vernacular|slang colloquial informal|swear curse profanity swearing
  obscenity|saying proverb adage|idiom figure_of_speech idiomatic|speak speech talk|stutter stammer|
  speech_loss aphasia|mother_tongue native_language first_language|second_language foreign_language|
  two_languages bilingual bilingualism|many_languages multilingual multilingualism|mixed_language
  creole pidgin|word_origin etymology|baby_talk motherese|sign_language asl|alphabet script
  writing_system|spelling orthography|intonation prosody|describing_word adjective|action_word verb|
  naming_word noun|ending suffix inflection|translate translation interpret|tell_story narrate
  narration storytelling|plot storyline|made_up fictional fictitious|true_story nonfiction|
  fairy_tale folktale|fable parable|life_story biography autobiography memoir|diary journal|author
  writer novelist|poem verse poetry|stanza verse|rhythm meter|playwright dramatist|theater theatre|
  tragedy tragic|comedy comic|joke humor wit|hero protagonist main_character|tragic_flaw hamartia|
  ending resolution denouement|hint foreshadowing foreshadow|theme motif|stand_for symbolize symbol
  represent|exaggeration hyperbole overstatement|irony ironic sarcasm|make_fun satire ridicule mock
  parody|sound_word onomatopoeia|word_choice diction|viewpoint perspective point_of_view|
  conversation dialogue|perfect_world utopia utopian|interpret interpretation hermeneutics|censor
  censorship ban|summary synopsis abstract|painting picture canvas|draw drawing sketch|sculpture
  statue carving|carve sculpt|wall_painting mural fresco|pottery ceramic|photo photograph
  photography|color hue|light_and_dark chiaroscuro|layout composition arrangement|lifelike realistic
  realism naturalistic|abstract nonrepresentational|sponsor patron patronage|fake forgery
  counterfeit|column pillar|actor performer player|movie film cinema|director filmmaker|cartoon
  animation|musician performer|composer songwriter|song tune|tune melody melodic|beat rhythm pulse|
  speed tempo|loudness dynamics volume|get_louder crescendo|get_softer decrescendo diminuendo|
  half_step semitone|clash dissonance dissonant|sound_quality timbre tone_color|polyphony polyphonic
  counterpoint|singer vocalist|sing singing vocal|choir chorus|chant plainchant gregorian|chorus
  refrain|off_beat syncopation|make_up improvise improvisation|sheet_music notation score|hip_hop
  rap|news journalism|reporter journalist|internet web online|free_speech freedom_of_expression
  freedom_of_speech|slander defamation libel|celebrity fame famous|communicate communication convey|
  public_speaking oratory speech|speaker orator|eye_contact gaze|personal_space proxemics|
  tone_of_voice paralanguage|misunderstanding miscommunication|open_up self_disclosure disclose|
  argue dispute quarrel disagree|negotiate negotiation bargain|criticize criticism critique|rude
  impolite discourteous|parenting child_rearing upbringing|mom mother maternal mum|brother sister
  sibling|single_parent lone_parent|stepfamily blended_family stepparent|husband wife spouse
  partner|dating courtship|marriage marry matrimony wedlock marital|get_engaged betrothal
  engagement|one_spouse monogamy monogamous|many_wives polygamy polygyny|many_husbands polyandry|
  live_together cohabit cohabitation|divorce split_up|break_up breakup separation|cheat_on
  infidelity adultery affair unfaithful|have_children reproduce procreate|give_birth childbirth|
  day_care childcare|spank corporal_punishment|child_abuse maltreatment|domestic_violence
  domestic_abuse battering|closeness intimacy intimate|criminal offender perpetrator|illegal
  unlawful illicit|break_law offend violate|cop police law_enforcement|detective investigator|arrest
  apprehend custody|accused defendant suspect|lawyer attorney counsel|judge magistrate|trial
  hearing|guilty convicted culpable|find_guilty convict conviction|acquit acquittal not_guilty|jail
  prison incarceration correctional|prisoner inmate convict|lock_up imprison incarcerate
  incarceration|confess confession admit|questioning interrogation interrogate|reoffend recidivism
  recidivist|reform rehabilitate rehabilitation|revenge retribution vengeance retributive|scare_off
  deter deterrence deterrent|murder homicide kill manslaughter|steal theft larceny|robbery mugging|
  rape sexual_assault|molest sexual_abuse|kidnap abduct abduction|embezzle embezzlement|mafia
  organized_crime mob|drug_dealer trafficker|smuggle trafficking contraband|prostitute prostitution
  sex_work|young_offender delinquent delinquency
`
