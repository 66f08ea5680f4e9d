/** Dashboards and what stands on them. */
export const dashboardRules = String.raw`
widget/panel/tile/card/visualization type, ^type, ^kind | of widget panel tile card; by chart metric query axis position dashboard width; plus 22 = line|bar|number|table|pie|gauge|heatmap|text
legend/label/tooltip/title/axis/icon/image/caption/toolbar/sidebar/tab/logo/menu/badge/widget/button/launcher position/placement/location | plus 14 = bottom|right|top|left|none
x axis, x+axis field/column/key, x field, dimension field | of widget chart panel visualization tile report graph; plus 16 = created_at|month|country|product|channel|week
y axis, y+axis field/column/key, y field, measure field, value field | of widget chart panel visualization tile report graph; plus 16 = revenue|orders|active_users|conversion_rate|avg_latency|signups
group by, breakdown, split by, series | of widget chart panel visualization; plus 8 = country|plan|status|channel|device|team
query, ^query, data/widget/panel query | text | of widget panel chart dashboard tile; in systems; not by device sensor; plus 16 => values values=["SELECT date_trunc('day', created_at), count(*) FROM orders GROUP BY 1","SELECT country, sum(total) FROM orders GROUP BY country","SELECT plan, count(*) FROM accounts GROUP BY plan","SELECT status, count(*) FROM tickets GROUP BY status","SELECT avg(duration_ms) FROM requests WHERE created_at > now() - interval '1 hour'"]
unit, ^unit, display/value unit | of widget panel chart tile kpi metric; not by device sensor; plus 10 = %|EUR|ms|orders|users|GB
folder, folder name/title | of dashboard report chart widget query; plus 16 = Product|Marketing|Operations|Finance|Sales|Engineering
tags/tag, labels/label | array | of dashboard report chart widget query alert; plus 14 => array element={"kind":"values","parameters":{"values":["sales","product","weekly","operations","finance","kpi","marketing","infra"]}} max=3
thresholds/threshold | json | of widget panel chart gauge; plus 14 => json keys="[value=50|75|90|95 color=#22c55e|#eab308|#ef4444]"
`;
