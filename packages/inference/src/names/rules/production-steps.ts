/** How things are made: steps and their routes, pauses, exceptions, finishes. */
export const productionSteps = String.raw`
^name, process/operation/step name | of process operation; by required dept department outsourced workcenter pass qty sequence route; not by pid cpu host memory; plus 16 = Cutting|Milling|Polishing|Painting|Printing|Assembly|Inspection|Packaging|Sandblasting|Plating
^name, route/routing name | of process production routing manufacturing; noun route routing; plus 16 = Standard route|Painted parts|Plated parts|Prototype|Rework|Assembly only|Export version
pause/hold/stop/halt/waiting reason | of order job node operation work production task step batch machine line; plus 12 = waiting for material|machine down|quality issue|waiting for approval|tool change|staff shortage
^layer, layer name | of order node part pcb production; by process dept department qty operation material; plus 14 = base|top|middle|print|coating
texture, base/surface/finish texture, surface finish | plus 4 = matte|brushed|sunburst|glossy|grained|polished
sand/grain/abrasive/grit type | plus 6 = fine|medium|coarse|extra fine
^type, exception type/kind | of exception deviation; by qty quantity order node process operation; plus 16 = rework|scrap|shortage|delay|machine failure|material defect
resolution, ^disposition | of exception deviation nonconformance; by qty quantity order node process operation; plus 12 = Reworked and released|Scrapped and replaced|Material exchanged|Repaired on site|Accepted with concession
specs, spec, specification, technical data | json | of order product part item article; not by schema version; plus 10 => json keys="diameter_mm=38|40|36 thickness_mm=0.4|0.5|0.8 finish=matte|polished|brushed material=brass|steel|titanium?"
rework pass, rework round, rework count, rework number | int | plus 10 => number.typical values=[0,1,2]
`;
