/** English words of economics, law, politics and history (see thesaurus.ts). */
export const enSociety = `
  cheap inexpensive affordable low_price|expensive costly high_price|buy purchase acquire procure|
  sell vend sale sold|buyer purchaser customer|shop store retailer outlet|shortage scarcity lack
  deficiency|surplus excess glut oversupply|run_out deplete exhaust depletion|give_up sacrifice
  forgo|goods product commodity merchandise|satisfaction utility happiness|rise increase grow go_up
  climb|skyrocket soar surge escalate|plummet plunge tumble|price_sensitive elastic elasticity
  responsive|replacement substitute alternative|go_together complement complementary|price_cap
  price_ceiling maximum_price|minimum_price price_floor|extra additional marginal incremental|spend
  expenditure outlay|choose choice decide decision select|incentive motivation reward inducement|
  benefit advantage gain|necessity need essential|bargain haggle negotiate|share_out allocate
  distribute apportion|save_money thrift frugal|factory plant mill|make manufacture produce
  fabricate|maker manufacturer producer|mass_production assembly_line|overhead fixed_cost|monopoly
  monopolist|compete rivalry contend|gang_up collude collusion conspire|price_fixing cartel
  collusion|antitrust trust_busting|barrier obstacle hindrance impediment|take_over acquire
  acquisition takeover buyout|merge merger amalgamate amalgamation|break_up divest dissolve
  divestiture|newcomer entrant|brand trademark|invent innovate invention innovation|pollution
  contamination emission|pollute contaminate emit|side_effect externality spillover|freeloader
  free_rider free_riding|overuse overexploit overexploitation|climate_change global_warming|recycle
  reuse|sustainable sustainability lasting|careless negligent reckless|gdp gross_domestic_product|
  boom expansion upswing upturn|recession downturn slump contraction|depression slump|recovery
  rebound upturn|bounce_back recover rebound|bubble speculation speculative|crash collapse meltdown|
  boom_and_bust business_cycle|slow_growth stagnation stagnant sluggish|rich wealthy affluent
  prosperous well_off|wealth riches fortune affluence|poor poverty impoverished needy destitute|
  rich_country developed industrialized|poor_country developing underdeveloped third_world|catch_up
  converge convergence|fall_behind lag diverge|living_standard standard_of_living|inequality
  disparity unequal|earn income earnings|price_increase inflation|falling_price deflation|
  cost_of_living cpi|paper_money banknote fiat|swap barter exchange|print_money seigniorage
  monetize|central_bank fed federal_reserve|lose_value depreciate devalue depreciation devaluation|
  gain_value appreciate appreciation revalue|forex foreign_exchange|crypto cryptocurrency bitcoin|
  go_bust fail bankrupt bankruptcy insolvent insolvency|go_under bankrupt collapse failure|broke
  penniless bankrupt|bail_out bailout rescue|loan credit|borrower debtor|lender creditor|owe debt
  indebted|pay_back repay repayment redeem|pay_off repay amortize|miss_payment default delinquent|
  mortgage home_loan|lose_house foreclosure repossess repossession|collateral pledge|loan_shark
  usury usurer moneylender|take_out withdraw withdrawal|credit_score creditworthiness credit_rating|
  checking_account current_account|cash_machine atm|run_on_bank bank_run|stock share equity|
  shareholder stockholder|stock_market stock_exchange bourse|go_public ipo flotation|investor
  financier|profit gain earnings|return yield payoff|payout dividend distribution|risky hazardous
  volatile|gamble bet speculate wager|ups_and_downs fluctuation volatility|fluctuate vary oscillate|
  spread_risk diversify diversification|bull_market rally|middleman intermediary|mutual_fund
  unit_trust|junk_bond high_yield|fund finance|raise_money fundraising financing|borrowed_money
  leverage gearing|due_date maturity expiry|insurance coverage assurance|insure underwrite
  indemnify|insider_trading insider_dealing|ponzi_scheme pyramid_scheme|real_estate property realty|
  appraise value assess appraisal|accounting bookkeeping accountancy|accountant bookkeeper|revenue
  sales turnover|bottom_line profit net_income|make_money profit earn profitable|lose_money loss
  unprofitable|break_even breakeven|expense cost expenditure|invoice bill|receipt voucher|inventory
  stock merchandise|wear_and_tear depreciation|write_off impairment uncollectible|pay_ahead prepaid
  prepayment|unpaid outstanding accrued|profit_margin markup margin|cook_the_books falsify
  manipulate misstate|embezzle misappropriate|forecast predict projection prediction|scrap_value
  salvage_value|owner proprietor|tax levy duty taxation|tax_cut tax_reduction|raise_tax
  tax_increase|sales_tax vat|tax_dodge evasion evade avoidance|tax_haven offshore|tax_break
  deduction exemption|import_tax tariff customs duty|toll fee charge|fine penalty|public_debt
  government_debt national_debt|shortfall deficit|belt_tightening austerity retrenchment|cutback
  reduction cut|government_spending public_spending|crowd_out displace|handout transfer welfare|
  welfare benefit assistance|subsidy subsidize grant|trade commerce|trader merchant dealer|bring_in
  import|sell_abroad export|abroad overseas foreign|foreigner alien|trade_barrier protectionism
  tariff|trade_ban embargo boycott sanction|trade_gap trade_deficit|globalization globalisation|
  outsource offshoring subcontract|multinational transnational|division_of_labor specialization|
  smuggle contraband traffic|smuggler trafficker bootlegger|black_market shadow_economy
  underground_economy|job employment occupation|work labor labour|staff personnel workforce
  employee|fire dismiss lay_off sack discharge|lay_off redundancy downsize|jobless unemployed
  out_of_work unemployment|vacancy job_opening|applicant jobseeker candidate|pay wage salary
  compensation|paycheck salary wage|pay_rise raise increment|minimum_wage wage_floor|self_employed
  freelance freelancer|temporary casual contingent|union trade_union labor_union|strike walkout
  stoppage|strikebreaker scab|sweatshop exploitation|forced_labor slavery bondage servitude|pension
  annuity|trainee apprentice apprenticeship|skilled qualified trained|unskilled untrained|robot
  automation mechanization|burnout exhaustion|maternity_leave parental_leave|pay_gap wage_gap|career
  profession|blue_collar manual|white_collar clerical|manage operate administer|manager executive
  administrator|ceo chief_executive|set_up found establish start|founder entrepreneur|startup
  venture|businessman entrepreneur|charity nonprofit philanthropy|sell_off privatize privatization|
  state_owned nationalize nationalization|teamwork collaboration cooperation|bossy autocratic
  authoritarian|hands_off laissez_faire|chain_of_command hierarchy|bribe bribery corruption
  kickback|corrupt dishonest crooked|ethics morality moral|advertising advertisement commercial
  promotion|advertise promote market|salesperson salesman salespeople|discount rebate markdown|loyal
  loyalty retention|target_market segment niche|word_of_mouth referral|public_relations publicity|
  shipping transport freight delivery|wholesaler distributor|supplier vendor provider|guarantee
  warranty|bottleneck constraint|online_shopping ecommerce|shake_up restructure reorganize overhaul|
  head_office headquarters|law statute legislation act|legal lawful legitimate|illegal unlawful
  illicit prohibited|forbid prohibit ban outlaw|allow permit authorize|rule regulation norm|
  deregulate deregulation liberalize liberalization|lawyer attorney solicitor barrister counsel|
  judge justice magistrate|lawsuit litigation suit|take_to_court sue litigate prosecute|plaintiff
  claimant complainant|accused defendant|jury juror|witness testify testimony|lie perjury deceive|
  verdict ruling judgment|earlier_case precedent|overturn reverse overrule|throw_out dismiss quash|
  uphold affirm sustain|guilty convict guilt culpable|let_off acquit acquittal|innocent blameless|
  punish penalty penalize sanction|punishment sentence penalty|crime offense offence|criminal
  offender perpetrator wrongdoer|serious_crime felony|petty_crime misdemeanor|on_purpose intentional
  deliberate willful|murder homicide killing|killer murderer|steal theft thieve larceny|break_in
  burglary|blackmail extortion|set_fire arson|assault attack battery|scam fraud swindle deceit|cop
  police officer|arrest detain apprehend custody detention|accuse charge indict indictment|
  prosecutor district_attorney|plea_deal plea_bargain|early_release parole|jail prison imprison
  incarceration|lock_up imprison incarcerate detain|prisoner inmate detainee|death_penalty
  capital_punishment execution|pardon amnesty clemency|fair_trial due_process|contract agreement|
  deal agreement bargain|break_contract breach repudiate|break_law violate infringe contravene|
  invalid void null|call_off cancel rescind revoke|underage minor juvenile|threat threaten duress
  intimidate|damages compensation|make_up compensate reimburse|carelessness negligence negligent|
  liable responsible liability|hurt injure injury harm damage|bad_mouth defame slander libel
  defamation|trespass intrude|dispute conflict disagreement|property ownership|landlord lessor|
  tenant lessee renter|rent lease|kick_out evict eviction expel|eminent_domain expropriation|
  take_away confiscate seize confiscation seizure|inherit inheritance bequest|heir beneficiary
  successor|marriage matrimony wedding|alimony maintenance|custody guardianship|wiretap eavesdrop
  surveillance|spying surveillance espionage|follow_rules comply obey adhere compliance|disobey defy
  defiance|enforce implement|get_rid abolish eliminate repeal|constitution charter|freedom liberty|
  right entitlement|free_speech freedom_of_expression|religious_freedom free_exercise|gun firearm
  weapon|gun_rights second_amendment|take_the_fifth self_incrimination fifth_amendment|equality
  equal egalitarian|unfair unjust injustice|prejudice bias bigotry|racism racist racial|segregation
  jim_crow separation|integration desegregation|gay homosexual lgbt|censorship censor suppress|
  unconstitutional invalidate|ruler monarch sovereign|king monarch crown|kingdom monarchy realm|
  democracy democratic self_government|dictator despot tyrant autocrat|dictatorship autocracy
  tyranny despotism|totalitarian authoritarian|prime_minister premier chancellor|parliament
  legislature congress|lawmaker legislator congressman|upper_house senate|lower_house
  house_of_representatives house_of_commons|pass_law enact legislate|veto reject|filibuster obstruct
  obstruction|stalemate gridlock deadlock impasse|committee commission panel|voter electorate|
  election poll|right_to_vote suffrage franchise|take_away_vote disenfranchise disenfranchisement|
  candidate nominee contender|run_for_office candidacy campaign|voting_district constituency
  district|gerrymander redistrict|officeholder incumbent|referendum plebiscite|politician statesman|
  alliance coalition|left_wing leftist|right_wing conservative|progressive reformist|moderate
  centrist|extremist radical fanatic|political_division polarization partisanship|ideology
  worldview|interest_group pressure_group lobby|donate contribute donation contribution|propaganda
  indoctrination|fake_news misinformation disinformation|news_media press journalism|
  checks_and_balances separation_of_powers|red_tape bureaucracy|bureaucrat civil_servant official|
  agency bureau department|local_government municipality municipal|executive_order decree|decree
  edict|step_down resign abdicate abdication|military_takeover coup putsch|protest demonstration
  rally|protester demonstrator activist|riot unrest disturbance|rebel insurgent revolutionary|
  peaceful_protest nonviolence civil_disobedience|become_citizen naturalize naturalization|
  break_away secede secession separatism|independence autonomy self_rule|chaos anarchy lawlessness|
  capitalism free_market laissez_faire|communism communist marxism|planned_economy command_economy|
  healthcare medical_care|obamacare affordable_care_act|old_people elderly senior aged|
  environmentalist conservationist|diplomat ambassador envoy|foreign_policy foreign_affairs|treaty
  pact accord convention|ally alliance|enemy foe adversary|superpower hegemon|deter deterrence|
  arms_race rearmament|disarmament arms_control|nuclear_weapon atomic_bomb nuclear_bomb|stay_out
  isolationism neutrality isolationist|give_in appease appeasement concession|refugee displaced|
  asylum sanctuary refuge|war conflict warfare|battle combat|fight struggle battle|army military
  troop armed_forces|soldier troop serviceman|navy fleet naval|weapon arms armament|ammo ammunition
  munition|drone unmanned|spy secret_agent espionage|draft conscription conscript|join_army enlist
  enlistment volunteer|run_away flee escape desertion|veteran ex_soldier|attack assault offensive|
  invade invasion|occupation occupy|conquer conquest subjugate|conqueror invader|defend defense
  defence|siege besiege|blockade cut_off|surrender capitulate give_up capitulation|retreat withdraw
  pull_back withdrawal|ceasefire armistice truce|beat defeat overcome rout|die death mortality
  lethal deadly perish|kill slay slaughter|massacre slaughter|genocide extermination
  ethnic_cleansing|holocaust final_solution shoah|death_camp concentration_camp extermination_camp|
  torture torment|war_crime atrocity|guerrilla partisan insurgent|mercenary hired_soldier|militia
  paramilitary|shell_shock ptsd|fort fortress fortification stronghold|war_payment reparation
  indemnity|military_buildup mobilize mobilization militarization|ancient antiquity|middle_ages
  medieval|prehistoric stone_age paleolithic|early_human hominid hominin|caveman hunter_gatherer
  paleolithic|hunter_gatherer forager|farming agriculture cultivation|farmer cultivator|tame
  domesticate domestication|nomad nomadic pastoralist|herder pastoralist|dig excavation archaeology
  archaeological|burial tomb grave funerary|greek hellenic hellenistic|city_state polis|empire
  imperial|emperor caesar|byzantine eastern_roman|black_death plague|epidemic outbreak pandemic|
  nobleman noble aristocrat lord|nobility aristocracy|middle_class bourgeoisie bourgeois|commoner
  third_estate|serf villein|pope papacy pontiff papal|priest clergy clergyman|muslim islam islamic|
  ottoman turk turkish|jew jewish judaism|antisemitism anti_semitism|holy_war crusade jihad|heretic
  heresy|protestant protestantism reformation|explorer navigator|native_american american_indian|
  native indigenous aboriginal|tribe tribal clan|colony settlement|colonize settle colonization|
  colonist settler|colonialism imperialism colonial|end_of_empire decolonization|slave enslaved|
  slavery enslavement bondage|free_slaves emancipation manumission|anti_slavery antislavery
  abolitionist abolitionism|runaway_slave fugitive|african_american black_people|age_of_reason
  enlightenment|american_revolution war_of_independence revolutionary_war|founding_father framer|
  loyalist tory|behead guillotine|industrial_revolution industrialization|railroad railway train|
  slum tenement shantytown|westward_expansion manifest_destiny|pioneer settler homesteader|
  mob_killing lynching lynch|ku_klux_klan kkk klan|tycoon magnate robber_baron|suffragette
  suffragist|alcohol_ban prohibition temperance|wwi world_war_i first_world_war world_war_one
  great_war|wwii world_war_ii second_world_war world_war_two|nazi national_socialist|tsar czar
  tsarist|soviet ussr soviet_union|stalin stalinist stalinism|gulag labor_camp|d_day normandy|
  marshall_plan european_recovery|red_scare mccarthyism|dynasty ruling_house|exile banish
  banishment|ancestor forefather forebear|descendant offspring|legacy heritage|hunger starvation
  famine starve|flourish thrive prosper|downfall collapse demise|population inhabitant|head_count
  census|birth_rate fertility natality|have_children fertility childbearing|death_rate mortality|
  life_expectancy longevity lifespan|overcrowded overpopulation crowded|shrinking_population
  depopulation|get_old aging ageing|birth_control contraception family_planning|teenager adolescent|
  have_kids reproduce procreate|move migrate migration relocate|immigrant migrant|move_in
  immigration influx|move_away emigrate emigration|illegal_immigrant undocumented|deport expel
  deportation expulsion|send_money_home remittance|fit_in assimilate assimilation acculturation|
  ethnic_group ethnicity|map cartography|gps satellite_navigation|spread diffuse diffusion
  dispersal|urban city metropolitan|big_city metropolis megacity|city_growth urbanization|downtown
  city_center|suburb suburban|sprawl suburbanization|farmland cropland arable|live_off_land
  subsistence|slash_and_burn shifting_cultivation|watering irrigation irrigate|livestock cattle|
  favela squatter shantytown|gentrification urban_renewal|house dwelling housing residence|
  traffic_jam congestion|public_transport transit|harbor port seaport|homeland motherland|country
  nation|plateau tableland|drainage_basin watershed catchment|flood inundation|underground_water
  groundwater aquifer|swamp marsh wetland|ocean sea marine|coast shore coastline|ice_age glaciation
  glacial|rain precipitation rainfall|drought dry_spell|hurricane typhoon cyclone|rainy_season
  monsoon|earthquake quake seismic|tidal_wave tsunami|continental_drift plate_tectonics|wear_away
  erode erosion|mudslide landslide|dirt soil|cut_trees deforestation logging|grassland savanna
  prairie steppe|oil petroleum|gasoline petrol fuel|shopper consumer customer|seller vendor
  merchant|complain complaint grievance|faulty defective flaw defect
`
