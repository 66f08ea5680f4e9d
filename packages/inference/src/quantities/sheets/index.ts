import { readQuantities, type QuantityRule } from '../read-quantities.ts';
import { animals } from './animals.ts';
import { body } from './body.ts';
import { building } from './building.ts';
import { calendars } from './calendars.ts';
import { chains } from './chains.ts';
import { chemistry } from './chemistry.ts';
import { code } from './code.ts';
import { elections } from './elections.ts';
import { electricity } from './electricity.ts';
import { fields } from './fields.ts';
import { food } from './food.ts';
import { freight } from './freight.ts';
import { games } from './games.ts';
import { hosts } from './hosts.ts';
import { houses } from './houses.ts';
import { laboratory } from './laboratory.ts';
import { learning } from './learning.ts';
import { lending } from './lending.ts';
import { marketing } from './marketing.ts';
import { linesInService } from './lines-in-service.ts';
import { markets } from './markets.ts';
import { navigation } from './navigation.ts';
import { opinions } from './opinions.ts';
import { pages } from './pages.ts';
import { paperAndCloth } from './paper-and-cloth.ts';
import { portfolios } from './portfolios.ts';
import { radio } from './radio.ts';
import { schools } from './schools.ts';
import { scoresOfModels } from './scores-of-models.ts';
import { screens } from './screens.ts';
import { selling } from './selling.ts';
import { sound } from './sound.ts';
import { spans } from './spans.ts';
import { staff } from './staff.ts';
import { starsAndStones } from './stars-and-stones.ts';
import { statements } from './statements.ts';
import { statistics } from './statistics.ts';
import { training } from './training.ts';
import { vehicles } from './vehicles.ts';
import { vitals } from './vitals.ts';
import { waters } from './waters.ts';
import { weather } from './weather.ts';
import { works } from './works.ts';

/** Every quantity, in the order in which ties are broken. */
export const quantities: readonly QuantityRule[] = [
  body,
  training,
  laboratory,
  vitals,
  animals,
  weather,
  waters,
  fields,
  food,
  chemistry,
  electricity,
  vehicles,
  navigation,
  hosts,
  radio,
  code,
  pages,
  chains,
  learning,
  scoresOfModels,
  statistics,
  elections,
  linesInService,
  statements,
  markets,
  portfolios,
  lending,
  marketing,
  staff,
  selling,
  houses,
  building,
  freight,
  works,
  paperAndCloth,
  games,
  schools,
  opinions,
  calendars,
  screens,
  sound,
  starsAndStones,
  spans,
].flatMap(readQuantities);
