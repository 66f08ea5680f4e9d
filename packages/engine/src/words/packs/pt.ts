// Made by words/build.ts: do not edit.
import type { Pack } from '../pack.ts';

export const pack: Pack = { locale: 'pt', hash: 'd55afb8197c7a446', lists: {
  "person.firstName.female": "~0.4|Sílvia|Yasmin|Bruna|Mariana|Rafaela|Meire|Márcia|Eduarda|Ana Júlia|Célia|Isabelly|Lara|Natália|Júlia|Suélen|Dalila|Giovanna|Heloísa|Vitória|Alice|Manuela|Melissa|Liz|Isabel|Ana Clara|Lorraine|Sara|Larissa|Marina|Marli|Maria Eduarda|Margarida|Aline|Esther|Antonella|Maria Cecília|Isadora|Maria Júlia|Rebeca|Emanuelly|Elisa|Ana Laura|Maria Luiza|Sarah|Fabrícia|Isabela|Lívia|Ofélia|Morgana|Clara|Lavínia|Luiza|Maria|Mércia|Isabella|Lorena|Beatriz|Carla|Karla|Núbia|Helena|Valentina|Maria Clara|Janaína|Roberta|Talita|Joana|Paula|Alessandra|Eloá|Cecília|Maria Helena|Marcela|Isis|Ana Luiza|Laura|Sophia|Alícia|Maria Alice|Maitê|Felícia",
  "person.firstName.male": "~0.4|Júlio|Yango|Gael|Gabriel|Caio|Kléber|Lorenzo|Alexandre|Tertuliano|Antônio|Frederico|Elísio|Davi Lucca|Fábio|Danilo|Anthony|Paulo|Víctor|Warley|Sirineu|Nicolas|Nataniel|Eduardo|Breno|Raul|Théo|Gúbio|Félix|Lucca|Arthur|Lucas|Marcelo|Enzo|Salvador|Yuri|Calebe|Henrique|Yago|Carlos|Isaac|Ricardo|Bryan|Noah|Vicente|Feliciano|Washington|Daniel|Norberto|Hélio|Heitor|Deneval|Davi|Pedro Henrique|Miguel|João|Emanuel|Ígor|Pedro|João Pedro|Roberto|Samuel|Rafael|Ladislau|Bernardo|Leonardo|Fabiano|Fabrício|Pablo|Pietro|Alessandro|João Miguel|Hugo|Marcos|Matheus|Júlio César|Benício|Guilherme|Felipe|Vitor|João Lucas|Gustavo|Benjamin|César|Enzo Gabriel|Joaquim|Murilo|Cauã|Silas",
  "person.lastName": "~0.4|Moraes|Pereira|Macedo|Costa|Reis|Saraiva|Carvalho|Nogueira|Silva|Oliveira|Xavier|Santos|Franco|Albuquerque|Souza|Barros|Moreira|Martins|Braga|Batista|Melo",
  "person.prefix.female": "Sra.*92|Dra.*8",
  "person.prefix.male": "Sr.*92|Dr.*8",
} };
