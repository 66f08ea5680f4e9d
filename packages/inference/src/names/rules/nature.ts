/** What those who collect, measure and name nature write down: taxa, specimens, soils, waters, fields. */
export const nature = String.raw`
kingdom | text | by phylum class order family genus species; plus 6 => values values=["Plantae","Animalia","Fungi","Chromista","Protozoa"] weights=[38,42,14,4,2]
phylum | text | plus 4 => values values=["Chordata","Arthropoda","Tracheophyta","Mollusca","Basidiomycota","Annelida"] weights=[30,26,24,8,7,5]
class | text | by phylum genus family kingdom; plus 8 => values values=["Aves","Insecta","Mammalia","Magnoliopsida","Liliopsida","Reptilia","Amphibia"] weights=[26,22,14,20,8,6,4]
order/orden | text | by phylum genus family kingdom; plus 10 => values values=["Passeriformes","Lepidoptera","Coleoptera","Rosales","Asterales","Carnivora","Fagales","Anura"]
family | text | by phylum genus kingdom order species; plus 10 => values values=["Rosaceae","Asteraceae","Paridae","Nymphalidae","Fagaceae","Canidae","Apidae","Ranidae"]
family, family name | text | of taxon taxa species plant specimen organism flora fauna bird tree; plus 8 => values values=["Rosaceae","Asteraceae","Paridae","Nymphalidae","Fagaceae","Canidae","Apidae","Ranidae"]
genus | text | plus 4 => values values=["Quercus","Rosa","Parus","Vulpes","Bombus","Rana","Acer","Salix","Turdus","Vanessa"]
species/specific epithet, epithet | text | by genus family; plus 4 => values values=["robur","canina","major","vulpes","terrestris","temporaria","alba","merula","vulgaris"]
scientific name, sci name, taxon name, latin/botanical name, canonical name, accepted name, authorless unique name | text | plus 6 => values values=["Quercus robur","Parus major","Vulpes vulpes","Bombus terrestris","Rosa canina","Rana temporaria","Acer campestre","Turdus merula","Salix alba","Vanessa atalanta"]
common/vernacular name | text | of taxon taxa species plant bird animal organism observation; plus 8 => values values=["pedunculate oak","great tit","red fox","buff-tailed bumblebee","dog rose","common frog","field maple","blackbird"]
taxon/taxonomic rank, rank | text | of taxon taxa species name; plus 8 => values values=["species","genus","family","subspecies","order","variety"] weights=[60,14,10,8,5,3]
author, authority, authorship, scientific name authorship | text | of taxon taxa species; plus 8 => values values=["L.","Linnaeus, 1758","Mill.","(Fabricius, 1775)","DC.","Pallas, 1811"]
type status | text | of specimen taxon material; plus 10 => values values=["none","holotype","paratype","isotype","syntype","lectotype"] weights=[76,6,9,4,3,2]
basis of record, record basis | text | plus 8 => values values=["PreservedSpecimen","HumanObservation","MachineObservation","LivingSpecimen","FossilSpecimen"] weights=[34,46,10,6,4]
institution name | text | of specimen collection record occurrence; plus 10 => values values=["Natural History Museum","National Herbarium","State Museum of Zoology","Botanic Garden Herbarium","University Zoological Collection"]
institution/herbarium code | text | of specimen collection record occurrence; plus 10 => values values=["NHM","NHB","SMZ","BGH","UZC"]
collection code | text | of specimen occurrence record; plus 10 => values values=["BOT","ZOO","HERB","ENT","ORN","MAM"]
location/coordinate source | text | plus 8 => values values=["GPS","map","gazetteer","label","estimated"] weights=[48,18,12,14,8]
remark/remarks, identification/occurrence/taxon/location/field/event remarks/notes | text | of specimen occurrence taxon observation sample organism; plus 10 => values values=["In flower, edge of the path.","Found under bark.","Juvenile, released after measuring.","Leaf material only.","Confirmed by a second observer.","Label partly unreadable.","Seen near the stream."] null=0.4
embedded in, embedding medium/matrix, mounting medium | text | plus 8 => values values=["paraffin","resin","OCT","agarose","none"] weights=[46,20,16,8,10]
preserved with, preservation, preservative, fixative, fixation | text | plus 8 => values values=["ethanol 70 %","formalin","frozen","dried","RNAlater"] weights=[34,26,20,14,6]
habitat, vegetation | text | of specimen observation occurrence species sample site taxon; plus 4 => values values=["deciduous forest","wet meadow","roadside","river bank","dry grassland","garden","dunes"]
iucn/conservation/threat status/category, red list, red list status/category | text | plus 8 => values values=["LC","NT","VU","EN","CR","DD"] weights=[60,14,12,8,3,3]
element/abundance element name, element | text | of abundance specimen bone fossil; plus 10 => values values=["whole","fragment","seed","pollen","charcoal","femur","humerus","shell"]
age type | text | of age sample date dating; plus 6 => values values=["calendar years","radiocarbon years","calibrated years BP","relative"]
abundance, individual count, individuals, specimen count | int | plus 6 => number.lognormal median=6 sigma=1.1
sample name, aggregate sample name | text | plus 6 => code.mask mask=S-####
cruise, cruise name/id, expedition, campaign | text | by salinity depth chl station latitude vessel; plus 8 => values values=["NS-2024-03","ATL-21","NS-2025-01","BAL-17","ATL-22"]
sector | text | by latitude longitude salinity depth species; plus 10 => values values=["north","east","south","west","central"]
^zone, front zone | text | by latitude longitude salinity depth; plus 10 => values values=["coastal","shelf","open water","frontal","ice edge"]
source name, source, data source | text | of sample occurrence measurement specimen observation; plus 10 => values values=["field survey","station network","museum collection","citizen science","literature"]
chl a, chlorophyll, chlorophyll a, chla | num => number.lognormal median=1.8 sigma=0.8
salinity | num | plus 2 => number.measure mean=34.2 deviation=1.4 min=4 max=39 fractionDigits=2
oxygen, dissolved oxygen, oxygen mg l | num | of sample water lake station measurement reading; plus 6 => number.measure mean=8.1 deviation=1.6 min=1 max=14 fractionDigits=1
par | num | of sample reading measurement light water; plus 8 => number.lognormal median=420 sigma=0.7
mld, mixed layer depth | num => number.lognormal median=38 sigma=0.5
elevation/altitude/depth/coordinate accuracy/uncertainty/precision | num int | plus 6 => number.typical values=[10,30,50,100,5,1]
soil/ph ph, ph, soil ph value, ph value | num text | plus 8 => number.measure mean=6.6 deviation=0.6 min=4.5 max=8.6 fractionDigits=1
organic matter/carbon, soil organic matter/carbon, humus, humus content | num text | plus 8 => number.measure mean=2.8 deviation=0.9 min=0.6 max=7 fractionDigits=1
nitrogen/nitrate/ammonium/phosphorus/phosphate/potassium/magnesium/calcium/zinc/copper/iron/manganese/boron/sulfur/sulphur/sodium, soil nitrogen/nitrate/ammonium/phosphorus/phosphate/potassium/magnesium/calcium/zinc/copper/iron/manganese/boron/sulfur level/content | num | plus 4 => number.lognormal median=24 sigma=0.6
nitrate/ammonium/nitrogen/mobile/available/total/exchangeable n/p/k/s, mobile/available/exchangeable n/p/k/s | num text | of soil sample analysis field; plus 12 => number.lognormal median=24 sigma=0.6
n/p/k/s/b/co/mn/zn/cu/fe/mg/ca, soil n/p/k/s/b/co/mn/zn/cu/fe/mg/ca, ca/mg/cation exchange | num text | of soil; plus 12 => number.lognormal median=8 sigma=0.7
hydrolytic/total/exchange acidity, acidity | num text | plus 6 => number.measure mean=2.4 deviation=0.7 min=0.4 max=6 fractionDigits=2
moisture/saturation/wilting/humidity/porosity, wilting point, field capacity, water content | num int | of soil field sensor reading crop plot humidity; plus 8 => number.measure mean=31 deviation=8 min=6 max=60 fractionDigits=1
water | num | of soil; plus 10 => number.measure mean=27 deviation=7 min=5 max=50 fractionDigits=1
soil/soil type name, soil, soil type/texture, ^name | text | of soil; plus 8 => values values=["sandy loam","clay","loam","silt","peat","sand","clay loam"]
acre/acres/acreage, hectare/hectares, area acres/ha/hectares | text num | plus 6 => number.lognormal median=42 sigma=0.8
township | text => values values=["Fairfield Township","Union Township","Lake Township","Jackson Township","Cedar Township"]
legal, legal description/desc, parcel legal | text | of field parcel land farm plot property lot; plus 6 => values values=["NW 1/4 Sec. 12","Lot 4, Block 2","SE 1/4 Sec. 30","Lot 11, Plat B","N 1/2 Sec. 7"]
fertilizer/fertiliser name, ^name | text | of fertilizer fertiliser nutrient; plus 10 => values values=["NPK 15-15-15","Urea","Calcium nitrate","Compost","Potassium sulfate","Bone meal"]
pesticide/herbicide/product name, ^name | text | of pesticide herbicide fungicide chemical spraying; plus 10 => values values=["Weedstop 360","Fungar 250","Clearleaf SC","Insectal 5","Rootsafe WG"]
stage, crop/growth/current stage | text | of crop plant planting field; plus 6 => values values=["germination","vegetative","flowering","ripening","harvested"]
planting/seeding/sowing/root depth, depth | int num | of crop planting seed irrigation; plus 8 => number.measure mean=14 deviation=8 min=2 max=60 fractionDigits=0
seeding/application/sowing/spray rate, rate | int num | of crop planting fertilizer spray field; plus 6 => number.lognormal median=90 sigma=0.6
`;
