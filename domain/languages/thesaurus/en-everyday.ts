/** English everyday words (see thesaurus.ts). */
export const enEveryday = `
  start begin commence onset beginning initiate|set_up establish institute establishment|trigger
  spark provoke precipitate set_off elicit|kick_in activate activation|switch_on turn_on activate|
  switch_off turn_off deactivate shut_down inactivate|end finish conclude terminate cease
  termination|stop halt cease cessation|prevent avert forestall preclude prevention|interrupt
  disrupt interruption disruption|continue persist carry_on go_on proceed|keep retain maintain
  preserve retention|stay remain persist|put_off postpone defer delay procrastinate|quit resign
  leave resignation|give_up abandon relinquish surrender|give_in yield capitulate submit concede|
  grow get_bigger expand enlarge growth expansion|grow_up mature maturation|go_up rise increase
  climb ascend ascent|go_down fall decrease decline drop|shrink contract get_smaller contraction
  shrinkage|increase raise boost augment|reduce lower lessen cut_back diminish reduction|go_away
  disappear vanish subside disappearance|swell bulge distend swelling distension|stretch extend
  elongate elongation|spread diffuse disseminate propagate diffusion dissemination|scatter disperse
  dispersion|speed_up accelerate hasten quicken acceleration|slow_down decelerate retard
  deceleration|speed velocity pace|change alter modify transform alteration modification|turn_into
  become transform convert conversion transformation|adapt adjust accommodate adaptation adjustment|
  get_used_to habituate accustom acclimate adapt habituation|replace substitute supplant supersede
  replacement|swap exchange trade interchange|fluctuate vary variability fluctuation|come_back
  return recur reappear recurrence|undo reverse revoke reversal|improve enhance ameliorate
  improvement enhancement|get_better improve recover heal recovery|get_worse worsen deteriorate
  deterioration|make_worse aggravate exacerbate worsen|weaken undermine erode impair debilitate|
  strengthen reinforce fortify consolidate bolster|fix repair mend restore|solve resolve solution
  resolution|clean cleanse purify purification|wipe_out eradicate exterminate annihilate
  eradication|get_rid eliminate remove removal elimination|throw_away discard dispose dump disposal|
  pull_out withdraw withdrawal retreat|erase delete obliterate deletion|break fracture shatter
  rupture breakage|break_down degrade decompose disintegrate degradation|break_down malfunction
  collapse breakdown|break_up dissolve disintegrate fragment dissolution|crack fissure crevice|burst
  rupture explode|blow_up explode detonate explosion|destroy demolish ruin devastate destruction
  annihilate|damage harm impair impairment injure|hurt injure wound injury|hurt pain ache sore
  painful|rot decay decompose putrefy decomposition|wear_away erode erosion abrasion|fall_apart
  disintegrate collapse crumble disintegration|make produce create manufacture production|build
  construct erect construction|make_up compose comprise constitute|make_up invent fabricate|
  make_sure ensure guarantee verify|make_fun ridicule mock satirize mockery|make_easier facilitate
  simplify|put_together assemble combine assembly|take_apart dismantle disassemble|come_up_with
  devise conceive formulate|invent devise invention innovation|plan scheme|copy imitate replicate
  duplicate reproduce|copy replica reproduction|mimic imitate emulate mimicry imitation|fake
  counterfeit forged bogus spurious forgery|pretend feign simulate pretense|cause induce lead_to
  bring_about provoke|happen occur take_place occurrence|come_from originate derive origin|appear
  emerge come_up show_up appearance emergence|show demonstrate exhibit display illustrate|show_off
  boast flaunt|prove verify confirm proof verification|disprove refute falsify debunk rebut
  refutation|point_out indicate highlight|stand_for represent symbolize denote signify|sign
  indication indicator|hide conceal cover_up concealment|hidden concealed latent covert|secret
  covert clandestine confidential secrecy|reveal disclose expose uncover disclosure|find discover
  locate detect discovery|find_out discover learn ascertain|notice perceive detect spot discern|
  look_for seek search|look_into investigate examine investigation|look_like resemble resemblance|
  look_after tend nurture take_care|look_down_on despise disdain contempt|look_forward anticipate
  anticipation|explore investigate exploration|watch observe monitor observation|keep_track monitor
  track record|check verify inspect inspection|try_out test experiment trial|eyesight vision sight
  visual|blind blindness sightless|hearing auditory|deaf deafness hearing_loss|loud noisy loudness|
  quiet silent silence|smell odor scent olfaction olfactory|stink stench|taste flavor gustatory
  gustation|feel sense perceive sensation|feeling emotion sentiment|move motion movement|move_away
  emigrate migrate relocate emigration|move_in immigrate settle immigration|go_through undergo
  experience|get_out escape exit|get_away escape flee run_away|get_over overcome recover surmount|
  get_around circumvent evade bypass|get_along coexist cooperate|leave_out omit exclude omission|
  trip journey voyage travel|fly flight aviation|sink submerge|float buoyant buoyancy|chase pursue
  pursuit|obey comply conform go_along obedience compliance|catch capture seize|catch contract
  acquire|hold_back restrain inhibit suppress restraint|hold_together stick_together cohere
  cohesion|let_go release relinquish|let_down disappoint betray disappointment|give_off emit release
  let_out emission|give_back return restore restitution|give_birth childbirth parturition|hand_down
  bequeath inherit inheritance|hand_out distribute allocate distribution|pass_on transmit convey
  transmission|gift present donation|receive obtain acquire|take_in absorb ingest intake uptake|
  take_part participate participation|take_advantage exploit exploitation|take_over seize conquer
  takeover|steal theft robbery larceny rob|thief robber burglar|bring_up raise rear upbringing|
  carry_out perform execute implement|put_up_with tolerate endure|pull drag tow traction|shake
  tremble vibrate quiver tremor|swing oscillate sway oscillation|twist torsion|bend flex curve
  flexion|squeeze compress constrict compression|rub friction chafe|crash collide collision hit|stab
  pierce puncture|dig excavate burrow excavation|bury burial inter entomb|stick adhere cling
  adhesion|sticky adhesive viscous|glue adhesive|attach fasten affix attachment|join connect link
  unite connection|merge combine fuse fusion|mix blend combine mixture|mixed heterogeneous diverse|
  gather collect assemble accumulate|build_up accumulate pile_up buildup accumulation|split divide
  separate division|share distribute apportion|sort classify categorize classification|arrange
  organize arrangement|empty vacant hollow void|surround enclose encircle encompass|clog obstruct
  occlude blockage occlusion|block obstruct hinder impede obstruction|barrier obstacle hurdle
  impediment|set_free release liberate emancipate liberation|freedom liberty autonomy independence|
  avoid stay_away evade shun avoidance|ignore disregard neglect overlook|win victory triumph|beat
  defeat overcome|defeat conquer vanquish|overthrow topple depose oust|fight combat battle struggle|
  fight quarrel dispute conflict|fight_back resist retaliate resistance|attack assault raid
  aggression|invade invasion incursion|revenge vengeance retaliation retribution|defend protect
  defense|protect shield guard safeguard protection|save preserve conserve conservation|store
  stockpile hoard storage|trash garbage rubbish waste|leftover residue remnant remainder residual|
  argue contend assert claim|argument debate dispute controversy|disagree dissent disagreement|agree
  concur consent agreement|deal agreement accord pact treaty|break_the_law violate offense infringe|
  oppose resist opposition|enemy foe adversary opponent|rival competitor rivalry|compete contend vie
  competition|team_up ally cooperate alliance|work_together cooperate collaborate cooperation
  collaboration|help assist aid assistance|support endorse advocate|follower disciple adherent|
  encourage promote foster|discourage deter dissuade deterrent|gossip rumor hearsay|tell_apart
  distinguish differentiate discriminate|refuse reject say_no turn_down rejection refusal|answer
  reply respond response|joke humor jest wit|funny humorous comic amusing|complain complaint
  grievance protest|blame accuse condemn|criticize condemn criticism censure|promise pledge vow
  oath|warn caution alert|scare frighten terrify intimidate|bully intimidate harass harassment|
  convince persuade talk_into persuasion|advice counsel guidance recommendation|suggest propose
  recommend|hint clue|guess estimate conjecture|predict forecast foresee prediction|think reflect
  contemplate|thinking cognition thought reasoning|idea concept notion|belief conviction creed|
  opinion view attitude|point_of_view perspective viewpoint standpoint|understand comprehend grasp
  comprehension|make_sense coherent logical meaningful|figure_out deduce infer determine|work_out
  calculate compute|work_out exercise train|learn acquire|teach instruct educate instruction|teacher
  instructor educator|student pupil learner|exam test examination assessment|grade mark score|
  remember recall recollect memory|forget forgetting amnesia|imagine envision visualize imagination|
  confuse bewilder perplex confusion|doubt skepticism uncertainty|certain sure confident certainty|
  choose select opt pick|choice option alternative selection|decide decision determine|judge
  evaluate assess evaluation|pay_attention attend concentrate attention|focus concentrate
  concentration|distract divert distraction|need require requirement necessity|have_to obligation
  obliged duty|force compel coerce coercion|let allow permit enable|allowed permitted permissible
  legal|permission consent authorization approval|ban prohibit forbid outlaw prohibition|forbidden
  prohibited taboo illicit|against_the_law illegal unlawful illicit|rule govern reign|ruler monarch
  sovereign king|control regulate govern regulation|run_things manage govern administer|boss manager
  supervisor employer|leader chief|powerful mighty influential|powerless helpless impotent|affect
  influence impact|effect result consequence outcome|depend rely reliance dependence contingent|
  owner proprietor holder|belongings possessions property|include comprise contain encompass|match
  correspond correspondence|fit_in conform belong assimilate|suitable appropriate fitting apt|
  stand_out conspicuous prominent salient|behave conduct behavior act|deal_with cope handle address
  manage|use utilize employ|useful helpful beneficial utility|useless worthless futile|misuse abuse|
  work function operate|job occupation employment profession|job task duty|worker laborer employee|
  coworker colleague|hire recruit employ|fire dismiss dismissal|lay_off dismiss layoff redundancy|
  jobless unemployed unemployment|lazy idle sluggish sloth|skill proficiency expertise competence|
  talent gift aptitude|ability capacity capability|expert specialist|good_at proficient skilled
  adept competent|succeed achieve accomplish success|achievement accomplishment attainment|fail
  failure unsuccessful|go_bust bankrupt insolvent bankruptcy insolvency|mistake error fault|wrong
  incorrect erroneous false mistaken|wrong immoral unethical|right correct accurate|flaw defect
  fault|weak_spot vulnerability weakness|goal aim objective purpose|on_purpose deliberate
  intentional|by_accident accidental unintentional inadvertent|by_chance random accidental|luck
  fortune|chance probability likelihood|chance opportunity|risk hazard danger|dangerous hazardous
  perilous unsafe|safe secure safety security|harmless innocuous benign|harmful detrimental damaging
  deleterious|poison toxin venom|poisonous toxic venomous|trouble difficulty problem|worry anxiety
  anxious freak_out|mess disorder chaos|disaster catastrophe calamity|emergency crisis|event
  incident occurrence|turning_point watershed milestone|situation circumstance|surroundings
  environment setting|happy joyful glad happiness joy|sad unhappy sorrowful sadness|sadness sorrow
  grief melancholy|angry furious irate anger|anger rage wrath fury|scared afraid frightened fearful|
  fear dread terror panic|shy timid introverted|outgoing extraverted sociable|brave courageous bold
  bravery courage valor|ashamed shame|embarrassed humiliated embarrassment|jealous envious jealousy
  envy|greedy greed avarice|selfish egoistic selfishness egoism|selfless altruistic altruism
  unselfish|generous charitable generosity|kindness benevolence compassion|cruel brutal ruthless
  cruelty brutality|polite courteous courtesy politeness|honest truthful sincere honesty sincerity|
  lie deceive falsehood|trick deceive deception fool|cheat defraud swindle|scam fraud swindle|betray
  treason betrayal|loyal faithful loyalty allegiance|trust confidence faith|reliable dependable
  trustworthy|love affection|dislike aversion distaste|hate detest loathe hatred|disgusting
  repulsive revolting|not_care indifferent apathetic apathy indifference|lonely loneliness solitary|
  boring dull tedious|excited aroused excitement arousal|surprised astonished surprise|calm tranquil
  serene|calm_down soothe relax pacify|stressed_out stress|tired weary fatigue exhausted tiredness|
  regret remorse repent|forgive pardon forgiveness|feel_sorry pity sympathy compassion|curious
  inquisitive curiosity|smart intelligent clever intelligence|stupid foolish unintelligent|wise
  prudent wisdom|crazy insane mad insanity madness|strict rigid stringent|careless reckless
  negligent negligence|huge enormous immense vast gigantic|tiny microscopic minuscule|size
  magnitude|height altitude elevation|short brief|long lengthy prolonged|width breadth|thin slim
  slender narrow|fat obese overweight obesity|fat lipid|skinny emaciated underweight|heavy weighty
  massive|bright luminous brilliant brightness|color hue pigment|see_through transparent
  translucent|clear obvious evident apparent|clear_up clarify resolve|exact precise accurate|ball
  sphere|pointy pointed sharp|stretchy elastic elasticity|strong powerful robust|weak feeble frail|
  fragile delicate brittle|freeze solidify frozen freezing|melt thaw liquefy|dry arid|dry_out
  dehydrate desiccate dehydration|soak_up absorb absorption|burn combust combustion|set_fire ignite
  arson|fast quick rapid swift|slow gradual sluggish|quickly rapidly swiftly|bit_by_bit gradually
  incrementally|right_away immediately instantly promptly|at_first initially originally|in_the_end
  eventually ultimately finally|nowadays today currently presently|long_ago formerly ancient|
  simultaneous concurrent same_time|all_the_time constantly continuously|often frequently frequent|
  how_often frequency|rare uncommon scarce|rarely seldom infrequently|sometimes occasionally|forever
  eternal perpetual everlasting|endless infinite unlimited|temporary transient ephemeral|permanent
  lasting enduring|over_and_over repeatedly recurrent|repeat recur repetition|every_year annual
  yearly|life_span longevity life_expectancy|old ancient antique|get_old age aging senescence|
  old_people elderly seniors|old_fashioned outdated obsolete|new novel recent|modern contemporary|
  young youthful juvenile|kid child youngster|baby infant newborn|childhood infancy|teenager
  adolescent youth teen|mom mother maternal|dad father paternal|husband spouse|wife spouse|marry wed
  marriage matrimony|break_up separate divorce|rebel insurgent dissident|rebellion revolt uprising
  insurrection|bad_guy villain antagonist|good_guy hero protagonist|main_character protagonist|crook
  criminal offender|kill slay murder|die death mortality perish|dead deceased lifeless|deadly lethal
  fatal|alive living animate|live reside dwell inhabit|stay_alive survive survival|car vehicle
  automobile|place location site|area region zone|city urban metropolis|countryside rural|farming
  agriculture agricultural|farmer peasant|border boundary frontier|middle center|center core
  nucleus|inside interior internal|outside exterior external|front anterior|back rear posterior|
  upside_down inverted|sideways lateral|gap disparity discrepancy|hole opening cavity|bump
  protuberance bulge|layer stratum|shape form|outline contour silhouette|tube pipe duct|step stage
  phase|level tier|part component element|piece fragment portion|whole entire complete|total sum
  aggregate add_up|amount quantity|plenty abundant abundance ample numerous|too_much excess
  excessive surplus|not_enough insufficient inadequate lack deficient|enough sufficient adequate|
  extra additional supplementary|shortage scarcity dearth lack|mostly mainly predominantly|roughly
  approximately|main chief principal primary|important significant crucial importance significance|
  basic fundamental elementary|not_needed unnecessary redundant superfluous|optional voluntary|
  required mandatory compulsory obligatory|unimportant insignificant trivial negligible|pointless
  futile meaningless|good beneficial favorable|bad adverse unfavorable|evil wicked immoral|awful
  terrible horrible dreadful|weird strange odd peculiar bizarre|unusual uncommon atypical abnormal|
  normal ordinary typical|common widespread prevalent|usually typically generally|habit routine|
  tradition custom|same identical equal|alike similar analogous|differ vary diverge|opposite
  contrary inverse|kind type sort category|equal equivalent|unfair unjust inequitable injustice
  unfairness|fair equitable fairness|balance equilibrium|steady stable constant unchanging|shaky
  unstable volatile|easy simple effortless|hard difficult challenging difficulty|complicated complex
  intricate complexity|likely probable|unlikely improbable|truth reality veracity|real actual
  genuine|made_up fictional imaginary fictitious|story narrative tale|made_of composed consist|
  born_with innate inborn congenital|man_made artificial synthetic|dirty filthy contaminated|pollute
  contaminate pollution|germ microbe pathogen|sick ill illness|sickness disease illness|cure remedy
  treatment|medicine medication drug|doctor physician|broken_bone fracture|bruise contusion|bleed
  hemorrhage bleeding|belly abdomen stomach|gut intestine bowel|throw_up vomit|poop feces excrement|
  pee urine urinate|sweat perspire perspiration|breathe respiration respiratory|breathe_in inhale
  inspiration|breathe_out exhale expiration|pass_out faint unconscious syncope|eat consume ingest|
  food nourishment|hungry hunger starving|starve starvation malnutrition famine|drunk intoxicated
  intoxication|booze alcohol liquor|hooked addicted addiction|chew masticate mastication|cheap
  inexpensive affordable|expensive costly|cost expense|worth value|money currency cash|pay wage
  salary|pay_back repay reimburse repayment|buy purchase|seller vendor supplier|buyer purchaser
  customer consumer|shop store retailer|company firm corporation enterprise business|rich wealthy
  affluent wealth|poor poverty impoverished needy|borrow loan|bribe corruption bribery|benefit
  advantage upside|downside disadvantage drawback|tool instrument implement|machine device
  apparatus|engine motor|method procedure technique|picture image illustration|describe depict
  portray|writer author|sum_up summarize summary|advertisement advertising commercial|information
  data|evidence proof|law statute legislation|lawyer attorney|court tribunal|jail prison|prisoner
  inmate captive|arrest detain detention|punish penalize punishment penalty|crime offense|guilty
  culpable guilt|slavery bondage servitude|holy sacred|priest clergy cleric|riot unrest uprising|
  vote ballot|upper_class elite aristocracy|working_class proletariat|middle_class bourgeoisie|edge
  margin rim
`
