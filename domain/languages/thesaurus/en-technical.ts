/** English words of computing, mathematics, physics and engineering (see thesaurus.ts). */
export const enTechnical = `
  program application app software|programmer developer coder|bug error fault defect flaw|debug
  fix_bugs troubleshoot diagnose|crash abort fail failure|hang freeze unresponsive|run execute
  execution|start begin initiate launch initialize initialization|stop halt terminate termination
  end|quit exit terminate|call invoke invocation|function method procedure subroutine routine|
  argument parameter|assign assignment bind binding|declare declaration|unchangeable immutable
  immutability constant fixed|changeable mutable modifiable|loop iteration iterate repetition|
  endless_loop infinite_loop nontermination|go_through iterate traverse traversal|choose select
  selection pick|true_or_false boolean|whole_number integer|decimal float floating_point|text
  string|element item entry member|position index offset location|dictionary hashmap map
  associative_array hash_table|pointer reference|missing absent absence lack|copy duplicate clone
  replicate replica|same equal identical equality identity|compare comparison|change modify alter
  mutate update modification|add insert append insertion|remove delete erase deletion removal|join
  concatenate concatenation merge combine|split divide partition separate|swap exchange interchange|
  reverse invert inversion backwards|sort order arrange|search find lookup locate|calls_itself
  recursive recursion|nested inner embedded|hide encapsulate encapsulation conceal|inherit
  inheritance subclass derive|parent_class superclass base_class|child_class subclass derived_class|
  object instance|create_object instantiate instantiation constructor|override redefine|many_forms
  polymorphism polymorphic|catch_error exception handler|memory ram|reserve allocate allocation
  malloc|free release deallocate deallocation|clean_up garbage_collection reclaim|library package
  module|built_in predefined primitive native|convert cast conversion coercion transform|translate
  compile compilation compiler|machine_code object_code machine_language|syntax grammar|comment
  annotation documentation|evaluate compute calculate evaluation computation|anonymous_function
  lambda closure|postpone defer lazy|at_the_same_time simultaneous concurrent parallel concurrency|
  asynchronous async nonblocking|save store persist persistence|print display output|shorten
  abbreviate truncate truncation|round_off round rounding|random arbitrary|random_number
  pseudorandom|count tally cardinality|recipe algorithm procedure|fast quick rapid speedy|slow
  sluggish inefficient|speed velocity rate|speed_up accelerate acceleration|slow_down decelerate
  deceleration|how_fast running_time complexity speed|big_o asymptotic complexity|grow increase
  growth rise|shrink decrease reduce reduction diminish|hard difficult intractable difficulty|easy
  simple trivial tractable|unsolvable undecidable uncomputable|best optimal optimum|good_enough
  near_optimal approximate heuristic|rule_of_thumb heuristic|approximate approximation estimate
  rough|try_everything brute_force exhaustive|try_out experiment trial|break_down decompose
  decomposition|remember memoize memoization cache|go_back backtrack backtracking|cut_in_half halve
  bisect bisection|waiting_line queue|last_in_first_out lifo stack|first_in_first_out fifo queue|
  vertex node|edge link arc|neighbor neighbour adjacent adjacency|path route|cycle loop circuit|
  reachable connected|parent ancestor predecessor|child descendant successor|unbalanced lopsided
  skewed degenerate|hash digest fingerprint|collision clash conflict|trade_off tradeoff compromise|
  corner_case edge_case boundary_case|always_true invariant tautology|correct right accurate valid|
  wrong incorrect erroneous false invalid|encode represent encoding representation|decode decoding
  decipher|zeros_and_ones binary bit|hexadecimal hex|too_big overflow|too_small underflow|repeated
  duplicate redundant redundancy|data_point observation instance|row record tuple|clean_data
  preprocess preprocessing cleaning|missing_data missing_values nan|fill_in impute imputation|
  outlier anomaly|strange unusual abnormal anomalous|noise noisy|rescale scale normalize standardize
  normalization|chart graph plot diagram|draw plot visualize visualization depict|bar_chart
  histogram bar_graph|categorical nominal qualitative|numeric numerical quantitative|guess estimate|
  group cluster clustering|classify categorize classification|fit_a_line regression
  linear_regression|summarize aggregate summary|train fit training|labeled labelled annotated
  supervised|unlabeled unlabelled unsupervised|reward payoff reinforcement|memorize overfit
  overfitting|too_simple underfit underfitting|unseen_data held_out test_set|penalty penalize
  regularization|residual error deviation|step_size learning_rate|neural_network neural_net
  perceptron|image picture photo|filter kernel convolution|language_model llm transformer|chatbot
  dialogue conversational|nearest_neighbor knn|spam junk_mail unsolicited|recommend recommender
  recommendation suggest|false_alarm false_positive|missed_detection false_negative|recall
  sensitivity|similarity resemblance likeness closeness similar|unfair bias discriminatory biased|
  black_box opaque|explainable interpretable interpretability|make_up hallucinate fabricate|database
  dbms|table relation|ask query request|link_tables join|all_or_nothing atomic atomicity|undo
  rollback revert|consistent consistency integrity|permanent durable persistent durability|lock
  mutex latch|backup snapshot|restore recover recovery|sharding shard partition|replicate
  replication mirror|nonrelational nosql|trigger set_off|constraint restriction limitation limit|
  computer machine|processor cpu|chip microchip integrated_circuit|graphics_card gpu|hard_drive disk
  hard_disk|multitask multitasking multiprogramming|take_turns round_robin time_slice|switch_tasks
  context_switch|schedule scheduling scheduler|race_condition data_race|wake_up unblock|
  mutual_exclusion mutex critical_section|virtual_memory paging swapping|wasted_space fragmentation|
  directory folder|permission privilege authorization|admin administrator root superuser|boot
  bootstrap start_up|system_call syscall|command_line shell terminal console|virtual_machine
  hypervisor virtualization|website web_page site|client user customer|send transmit transmission|
  receive get reception|packet datagram|get_lost dropped discarded|resend retransmit retransmission|
  acknowledge acknowledgement ack confirm|web_address url uri|domain_name hostname dns|bandwidth
  throughput capacity|delay latency lag|jam congestion congested overload|wireless wifi wlan|
  reliable dependable reliability dependability|wrap encapsulate encapsulation|error_check checksum
  parity|email mail|download retrieve fetch|secure safe protected|security protection safety|
  attacker hacker adversary intruder|hack break_in intrusion breach compromise|weakness
  vulnerability loophole|malware virus malicious|phishing fake_email|trick deceive fool|pretend
  impersonate spoof masquerade|eavesdrop intercept sniff wiretap|spy surveillance spyware|password
  passphrase credential|log_in login authenticate sign_in authentication|prove_identity authenticate
  authentication|allow permit authorize grant|deny refuse reject|scramble encrypt encipher
  encryption cipher|unscramble decrypt decipher decryption|secret confidential private secrecy
  confidentiality|plaintext cleartext unencrypted|asymmetric public_key|tamper manipulate alter|
  crack_code cryptanalysis decipher|denial_of_service ddos|check_input validation sanitize
  sanitization|threat danger hazard|fix repair patch|specification spec|plan design blueprint|build
  construct develop|check verify verification validate validation|code_review inspection
  walkthrough|clean_up_code refactor refactoring restructure|reuse reusable reusability|maintain
  maintenance upkeep|depend rely dependency dependence|tightly_coupled coupling interdependent|
  belong_together cohesion cohesive|loosely_coupled decoupled modular|part component module|version
  release revision|version_control git|roll_out deploy deployment release|implement implementation
  realize put_into_practice|easy_to_use usable usability user_friendly|user_interface gui|
  grow_with_load scalable scalability|downtime outage unavailable unavailability|uptime
  availability|robust fault_tolerant resilient robustness|prototype mockup|math mathematics maths
  mathematical|sum total|subtract subtraction minus|multiply multiplication product|division
  quotient divide|remainder modulo modulus|fraction quotient rational|top_number numerator|
  bottom_number denominator|percent percentage|factor divisor|power exponent exponentiation|
  square_root radical|log logarithm logarithmic|absolute_value modulus magnitude|equation formula|
  solve solution|straight linear line|curve arc|steepness slope gradient steep|one_to_one injective
  injection|invertible bijective bijection|inverse reciprocal|parabola quadratic|right_angle
  perpendicular orthogonal|perpendicular normal orthogonal|longest_side hypotenuse|perimeter
  circumference|size magnitude extent|length distance|flat planar level|round circular spherical|
  oval ellipse elliptical|symmetric symmetrical symmetry|turn rotate rotation|shift translate
  translation|stretch elongate elongation dilate|flip reflect reflection|rate_of_change derivative
  slope|derivative differentiation differentiate|area_under_curve integral integration|
  antiderivative indefinite_integral|get_close approach converge tend|converge convergence
  convergent|blow_up diverge divergence unbounded|infinite endless infinity|smooth differentiable|
  unbroken continuous continuity|jump discontinuity discontinuous|highest_point maximum peak crest|
  lowest_point minimum trough|turning_point extremum stationary_point critical_point|bend curvature
  curved|sequence progression|dot_product scalar_product inner_product|cross_product vector_product|
  noninvertible singular|simultaneous_equations linear_system|row_reduction elimination|imaginary
  complex|overlap intersection intersect|disjoint mutually_exclusive|proof prove proven|show
  demonstrate prove|axiom postulate|theorem proposition lemma|assume suppose presume assumption|
  follow imply implication|contradict contradiction absurdity inconsistent|counting combinatorics
  enumeration|arrangement permutation ordering|statistics statistical stats|chance probability
  likelihood odds|unlikely improbable rare|certain sure certainty|uncertain unsure uncertainty|
  outcome result|average mean expected|middle median|most_common mode most_frequent|spread variance
  dispersion variability|spread_out scattered dispersed|standard_deviation sigma|often frequent
  frequency|bell_curve normal_distribution gaussian|asymmetric skewed skewness lopsided|
  pick_randomly randomize random_sampling|bias distortion systematic_error|related correlated
  associated association correlation|unrelated uncorrelated independent|confounder confounding
  lurking_variable|line_of_best_fit regression_line least_squares|margin_of_error
  confidence_interval|significant significance p_value|no_effect null_hypothesis|prior_belief prior|
  updated_belief posterior|measure measurement quantify|exact precise precision|accuracy accurate
  exactness|push thrust force|pull attract attraction attractive|push_away repel repulsion
  repulsive|gravity gravitation gravitational|heavy massive|weightless weightlessness|rub friction|
  air_resistance drag|keep_moving inertia|hit collide impact strike collision|bounce rebound|throw
  projectile|spin rotate rotation angular|turning_force torque moment|outward_force centrifugal|
  inward_force centripetal|tip_over topple|center_of_mass center_of_gravity centre_of_mass|
  motionless stationary rest|stored_energy potential_energy|motion_energy kinetic_energy|lose_energy
  dissipate dissipation|use_up consume deplete consumption|waste loss dissipation|swing oscillate
  oscillation pendulum|vibrate vibration oscillation oscillate|die_down damp damping|wave ripple|
  loud loudness volume intensity|pitch frequency|sound acoustic|echo reflection reverberation|
  cancel_out destructive_interference|light optical|bend_light refract refraction|bend_around
  diffract diffraction|bounce_off reflect reflection scatter|magnify enlarge magnification|color
  colour hue wavelength|rainbow spectrum dispersion|see_through transparent|bright luminous
  brightness luminosity|glow shine luminous luminescence|give_off emit radiate emission|take_in
  absorb absorption|warm_up heat|expand expansion swell|contract contraction shrink|melt fuse
  melting|freeze solidify solidification|boil boiling vaporize vaporization|evaporate evaporation
  vaporize|condense condensation|phase_change phase_transition|disorder entropy|fridge refrigerator
  refrigeration|squeeze compress compression|liquid fluid|gas vapor|solid rigid|flow stream|
  smooth_flow laminar streamline|swirl vortex eddy turbulence|dense density|vacuum empty_space|
  split_atom fission|radioactive radioactivity|decay disintegrate disintegration|atomic_bomb
  nuclear_weapon|light_particle photon|quantum quantized discrete|get_through tunneling tunnelling
  penetrate|spooky_action entanglement entangled|time_slows_down time_dilation|gets_shorter
  length_contraction|star stellar|sun solar|moon lunar satellite|planet planetary|go_around orbit
  revolve revolution|orbit path trajectory|farthest_from_sun aphelion|closest_to_sun perihelion|
  other_planets exoplanet extrasolar|space_rock asteroid meteoroid meteorite|shooting_star meteor|
  tide tidal|tilt inclination obliquity|get_bigger expand grow|explode explosion supernova|collapse
  implode implosion|point_of_no_return event_horizon|galaxy galactic|gas_cloud nebula|universe
  cosmos cosmic|move_away recede redshift|sky heavens celestial|alien extraterrestrial|spacecraft
  spaceship probe|astronaut cosmonaut|northern_lights aurora|beam girder|hold_up support bear|deform
  deformation strain distortion|bend flex deflection bending|pull_apart tension tensile|crush
  compress compressive|slide slip shear|break fracture rupture fail|crack fracture fissure|wear_out
  fatigue wear|rust corrosion corrode oxidation|brittle fragile|bendable ductile malleable|springy
  elastic elasticity|stiff rigid stiffness rigidity|strong tough strength|plastic polymer|weld join|
  material substance|valve tap|device machine mechanism|tool instrument|plane aircraft airplane|
  safety_margin safety_factor|manufacture production fabrication|sensor detector transducer|control
  regulate regulation|feedback closed_loop|stable steady stability|unstable instability|steady
  constant uniform|target setpoint|robot automaton robotic|automatic automated automation|
  electricity electric electrical|static_electricity electrostatic static_charge|electric_shock
  electrocution|lightning discharge|voltage potential_difference electric_potential|battery cell|
  conduct conduction conductivity conductive|nonconductor insulator dielectric|protect shield
  shielding|ground earth grounding|capacitor condenser capacitance|coil inductor solenoid|amplify
  boost amplification gain|magnet magnetic magnetism|electromagnet solenoid|induce induction
  induced|generator dynamo alternator|power_plant power_station|solar_panel photovoltaic solar_cell|
  antenna aerial
`
