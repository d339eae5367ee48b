/** Course material written for the journeys: four pages on the water cycle, one topic per page. */
export const WATER_CYCLE_PAGES = [
  `The Water Cycle

The water cycle describes how water moves between the oceans, the atmosphere and the land. The Sun provides the energy that drives this movement. About 97 percent of all water on Earth is held in the oceans, and only 3 percent is fresh water.

Evaporation is the process by which liquid water turns into water vapour. Warm water evaporates faster than cold water because its molecules carry more energy. Wind carries the vapour away from the surface, so that more water can evaporate. Roughly 86 percent of global evaporation takes place over the oceans.

Transpiration is the release of water vapour by the leaves of plants. A large oak tree can release 150000 litres of water in a single year. Sublimation is the change of ice or snow into water vapour without melting. Scientists often speak of evapotranspiration when they count evaporation and transpiration together.`,
  `Condensation and Clouds

Condensation is the change of water vapour into liquid water. Rising air expands and cools, because the pressure falls with height. When the air has cooled to its dew point, it can hold no more vapour. Tiny particles of dust, salt or smoke serve as condensation nuclei on which droplets form.

A typical cloud droplet measures about 20 micrometres across. Clouds stay aloft because their droplets are so small that rising air holds them up. Stratus clouds form flat grey layers, whereas cumulus clouds grow upwards in heaps. Cumulonimbus clouds bring thunderstorms and can reach a height of 16 kilometres.`,
  `Precipitation

Precipitation is any form of water that falls from clouds to the ground. Rain, snow, sleet and hail are the four common kinds of precipitation. Raindrops form when cloud droplets collide and join until they are too heavy to float. Hail grows in strong thunderstorms because updraughts lift frozen drops again and again through the cloud.

The driest place on Earth is the Atacama Desert in Chile, where some weather stations have never recorded rain. Mawsynram in India receives about 11870 millimetres of rain in a year, more than any other village. Mountains force moist air to rise, and therefore the windward side of a range receives more rain than the leeward side.`,
  `Runoff and Groundwater

Runoff is water that flows over the land towards rivers and lakes. Steep slopes, bare soil and paved ground increase runoff because water cannot sink in. Infiltration is the movement of water from the surface into the soil. Percolation is the downward flow of water through soil and porous rock. Forest soil absorbs water quickly because roots and animals keep it loose.

An aquifer is a layer of rock or sand that stores groundwater and lets it flow. The water table marks the upper limit of the ground that is saturated with water. Groundwater moves slowly, often less than one metre in a day. The Ogallala Aquifer in the United States supplies about 30 percent of the groundwater that the country uses for irrigation. Pumping more water than the rain replaces lowers the water table and dries out wells.`,
]
